-- by hand: tables and columns take the words of the domain; what they hold stays
ALTER TABLE "coaching_sessions" RENAME TO "activity_notes";--> statement-breakpoint
ALTER TABLE "session_tasks" RENAME TO "note_tasks";--> statement-breakpoint
ALTER TABLE "session_reads" RENAME TO "note_reads";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME COLUMN "current_goal_id" TO "current_outcome_id";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME COLUMN "told" TO "notified_level";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME CONSTRAINT "coaching_sessions_member_id_members_id_fk" TO "activity_notes_member_id_members_id_fk";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME CONSTRAINT "coaching_sessions_resource_id_resources_id_fk" TO "activity_notes_resource_id_resources_id_fk";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME CONSTRAINT "coaching_sessions_created_by_users_id_fk" TO "activity_notes_created_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME CONSTRAINT "coaching_sessions_updated_by_users_id_fk" TO "activity_notes_updated_by_users_id_fk";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME CONSTRAINT "coaching_sessions_goal_of_member" TO "activity_notes_outcome_of_member";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME CONSTRAINT "coaching_sessions_status_known" TO "activity_notes_status_known";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME CONSTRAINT "coaching_sessions_times" TO "activity_notes_times";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME CONSTRAINT "coaching_sessions_member" TO "activity_notes_member";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME CONSTRAINT "coaching_sessions_rating" TO "activity_notes_rating";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME CONSTRAINT "coaching_sessions_engagement" TO "activity_notes_engagement";--> statement-breakpoint
ALTER TABLE "activity_notes" RENAME CONSTRAINT "coaching_sessions_own" TO "activity_notes_own";--> statement-breakpoint
ALTER INDEX "coaching_sessions_list" RENAME TO "activity_notes_list";--> statement-breakpoint
ALTER INDEX "coaching_sessions_coach" RENAME TO "activity_notes_coach";--> statement-breakpoint
ALTER INDEX "coaching_sessions_report" RENAME TO "activity_notes_report";--> statement-breakpoint
ALTER INDEX "coaching_sessions_ideas" RENAME TO "activity_notes_ideas";--> statement-breakpoint
ALTER INDEX "coaching_sessions_resource" RENAME TO "activity_notes_resource";--> statement-breakpoint
ALTER INDEX "coaching_sessions_recording" RENAME TO "activity_notes_recording";--> statement-breakpoint
ALTER INDEX "coaching_sessions_event_unique" RENAME TO "activity_notes_event_unique";--> statement-breakpoint
ALTER TABLE "note_tasks" RENAME COLUMN "session_id" TO "note_id";--> statement-breakpoint
ALTER TABLE "note_tasks" RENAME CONSTRAINT "session_tasks_session_id_coaching_sessions_id_fk" TO "note_tasks_note_id_activity_notes_id_fk";--> statement-breakpoint
ALTER TABLE "note_tasks" RENAME CONSTRAINT "session_tasks_task_id_tasks_id_fk" TO "note_tasks_task_id_tasks_id_fk";--> statement-breakpoint
ALTER TABLE "note_tasks" RENAME CONSTRAINT "session_tasks_session_id_task_id_pk" TO "note_tasks_note_id_task_id_pk";--> statement-breakpoint
ALTER INDEX "session_tasks_task" RENAME TO "note_tasks_task";--> statement-breakpoint
ALTER TABLE "note_reads" RENAME COLUMN "session_id" TO "note_id";--> statement-breakpoint
ALTER TABLE "note_reads" RENAME CONSTRAINT "session_reads_session_id_coaching_sessions_id_fk" TO "note_reads_note_id_activity_notes_id_fk";--> statement-breakpoint
ALTER TABLE "note_reads" RENAME CONSTRAINT "session_reads_user_id_users_id_fk" TO "note_reads_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "note_reads" RENAME CONSTRAINT "session_reads_session_id_user_id_pk" TO "note_reads_note_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "session_id" TO "note_id";--> statement-breakpoint
ALTER INDEX "notifications_session" RENAME TO "notifications_note";--> statement-breakpoint
ALTER TABLE "calendar_events" RENAME COLUMN "session_id" TO "note_id";--> statement-breakpoint
ALTER INDEX "calendar_events_session" RENAME TO "calendar_events_note";--> statement-breakpoint
ALTER TABLE "quick_links" RENAME COLUMN "is_stared" TO "is_starred";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "social_skill_assesment" TO "social_skill_assessment";--> statement-breakpoint
ALTER INDEX "coaching_sessions_pkey" RENAME TO "activity_notes_pkey";
--> statement-breakpoint
-- by hand: what waits to be sent to a calendar names its note
UPDATE "jobs" SET "payload" = ("payload" - 'sessionId') || jsonb_build_object('noteId', "payload" -> 'sessionId') WHERE "payload" ? 'sessionId';
