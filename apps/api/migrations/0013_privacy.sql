CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "record_reads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"area" text NOT NULL,
	"day" date NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_reads" ADD CONSTRAINT "record_reads_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_open" ON "erasures" USING btree ("customer_id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due_at","id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "record_reads_once" ON "record_reads" USING btree ("customer_id","day","actor_id","area");--> statement-breakpoint
CREATE INDEX "record_reads_latest" ON "record_reads" USING btree ("customer_id","last_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_consent" CHECK (("users"."consent_version" is null) = ("users"."consent_at" is null));--> statement-breakpoint
-- The log stays append-only. Erasing a family's record takes the words out of its lines, and nothing else.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('amberway.erasing', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END
$$;
