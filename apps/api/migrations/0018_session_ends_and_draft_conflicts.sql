CREATE TABLE "draft_conflicts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"value" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_conflicts" ADD CONSTRAINT "draft_conflicts_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_conflicts_draft" ON "draft_conflicts" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "draft_conflicts_created" ON "draft_conflicts" USING btree ("created_at");
--> statement-breakpoint
-- by hand
-- A live stream checks at once whether it may still be read when a sign-in is revoked, an account is closed, or a family
-- is no longer worked with. Streams are known by the user whose view they show.
CREATE FUNCTION check_streams_of(user_id uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('amberway_events', json_build_object('userIds', json_build_array(user_id), 'check', true)::text)
$$;
--> statement-breakpoint
CREATE FUNCTION check_streams_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_streams_of(coalesce(NEW.acting_as, NEW.user_id));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION check_streams_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_streams_of(NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION check_streams_of_family() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_streams_of(OLD.parent_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION check_streams_of_cover() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_streams_of(OLD.customer_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_check_streams AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION check_streams_of_session();
--> statement-breakpoint
CREATE TRIGGER users_check_streams AFTER UPDATE OF user_status, csm ON users
  FOR EACH ROW WHEN (OLD.user_status IS DISTINCT FROM NEW.user_status OR OLD.csm IS DISTINCT FROM NEW.csm)
  EXECUTE FUNCTION check_streams_of_user();
--> statement-breakpoint
CREATE TRIGGER members_check_streams AFTER UPDATE OF primary_contact, parent_id, deleted_at ON members
  FOR EACH ROW WHEN (
    OLD.primary_contact IS DISTINCT FROM NEW.primary_contact
    OR OLD.parent_id IS DISTINCT FROM NEW.parent_id
    OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at
  )
  EXECUTE FUNCTION check_streams_of_family();
--> statement-breakpoint
CREATE TRIGGER cover_grants_check_streams AFTER UPDATE OF expires_at OR DELETE ON cover_grants
  FOR EACH ROW EXECUTE FUNCTION check_streams_of_cover();
