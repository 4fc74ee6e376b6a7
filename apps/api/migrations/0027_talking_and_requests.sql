CREATE TABLE "session_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"times" text[] NOT NULL,
	"about" text NOT NULL,
	"line" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"answer" text,
	"note_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_requests_status_known" CHECK ("session_requests"."status" in ('open', 'offered', 'declined', 'withdrawn')),
	CONSTRAINT "session_requests_about_not_blank" CHECK (btrim("session_requests"."about") <> ''),
	CONSTRAINT "session_requests_offered_note" CHECK (("session_requests"."status" = 'offered') = ("session_requests"."note_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_place";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_requests" ADD CONSTRAINT "session_requests_note_id_activity_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."activity_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "session_requests_open_once" ON "session_requests" USING btree ("member_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "session_requests_of_family" ON "session_requests" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "session_requests_note" ON "session_requests" USING btree ("note_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_place" CHECK ("messages"."place" between 1 and case when "messages"."from_id" = "messages"."customer_id" then 10 else 2 end);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('GOAL_ADDED', 'GOAL_UPDATED', 'MILESTONE_ADDED', 'TASK_ADDED', 'TASK_MARKED', 'SESSION_ADDED', 'RESOURCE', 'TASK_OVERDUE', 'FIRST_TIME_LOGIN', 'POST_ADDED', 'POST_ANSWERED', 'FAMILY_COVERED', 'COVER_STARTED', 'UNUSUAL_READING', 'FAMILY_WROTE', 'COACH_WROTE', 'SESSION_REQUESTED', 'SESSION_REQUEST_DECLINED'));