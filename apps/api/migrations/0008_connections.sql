CREATE TABLE "calendar_events" (
	"user_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"etag" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_events_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"shows_details" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_syncs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sync_token" text,
	"synced_at" timestamp (3) with time zone,
	"problem" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_mail_attachments" (
	"mail_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"resource_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "client_mail_attachments_mail_id_position_pk" PRIMARY KEY("mail_id","position")
);
--> statement-breakpoint
CREATE TABLE "client_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"member_id" uuid,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"state" text DEFAULT 'sending' NOT NULL,
	"send_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"google_id" text,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "client_mails_state_known" CHECK ("client_mails"."state" in ('sending', 'sent', 'unconfirmed'))
);
--> statement-breakpoint
CREATE TABLE "google_connections" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"account" text,
	"sealed" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "google_connections_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "google_connections_kind_known" CHECK ("google_connections"."kind" in ('calendar', 'gmail'))
);
--> statement-breakpoint
CREATE TABLE "google_oauth_states" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"root_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "google_oauth_states_kind_known" CHECK ("google_oauth_states"."kind" in ('calendar', 'gmail'))
);
--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_syncs" ADD CONSTRAINT "calendar_syncs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_mail_attachments" ADD CONSTRAINT "client_mail_attachments_mail_id_client_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."client_mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_mail_attachments" ADD CONSTRAINT "client_mail_attachments_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_mail_attachments" ADD CONSTRAINT "client_mail_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_mails" ADD CONSTRAINT "client_mails_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_mails" ADD CONSTRAINT "client_mails_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_mails" ADD CONSTRAINT "client_mails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_connections" ADD CONSTRAINT "google_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_oauth_states" ADD CONSTRAINT "google_oauth_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_events_session" ON "calendar_events" USING btree ("user_id","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "client_mail_attachments_resource" ON "client_mail_attachments" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "client_mail_attachments_file" ON "client_mail_attachments" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_mails_send_key" ON "client_mails" USING btree ("owner_id","send_key");--> statement-breakpoint
CREATE INDEX "client_mails_log" ON "client_mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state in ('sent', 'unconfirmed');--> statement-breakpoint
CREATE INDEX "client_mails_owner" ON "client_mails" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "client_mails_receiver" ON "client_mails" USING btree ("receiver_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "client_mails_unfinished" ON "client_mails" USING btree ("updated_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "client_mails_search" ON "client_mails" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "google_connections_active" ON "google_connections" USING btree ("kind","user_id") WHERE active;--> statement-breakpoint
CREATE INDEX "google_oauth_states_expiry" ON "google_oauth_states" USING btree ("expires_at");