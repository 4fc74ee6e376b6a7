CREATE TABLE "client_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"content_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"customer_id" uuid,
	"comment" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_favourites" (
	"user_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_favourites_user_id_resource_id_pk" PRIMARY KEY("user_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "resource_files" (
	"resource_id" uuid NOT NULL,
	"field" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "resource_files_resource_id_field_pk" PRIMARY KEY("resource_id","field")
);
--> statement-breakpoint
CREATE TABLE "resource_objective_links" (
	"resource_id" uuid NOT NULL,
	"objective_id" uuid NOT NULL,
	CONSTRAINT "resource_objective_links_resource_id_objective_id_pk" PRIMARY KEY("resource_id","objective_id")
);
--> statement-breakpoint
CREATE TABLE "resource_shares" (
	"member_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"shared_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_shares_member_id_resource_id_pk" PRIMARY KEY("member_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type_id" uuid NOT NULL,
	"file" text NOT NULL,
	"file_name" text,
	"is_link" boolean DEFAULT false NOT NULL,
	"thumbnail" text,
	"video_preview" text,
	"guide_type" text DEFAULT 'None' NOT NULL,
	"document" text,
	"document_name" text,
	"premium" boolean DEFAULT false NOT NULL,
	"promoted" boolean DEFAULT false NOT NULL,
	"by_agency" boolean DEFAULT false NOT NULL,
	"from_mail" boolean DEFAULT false NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"member_id" uuid,
	"order" integer,
	"status" text NOT NULL,
	"reject_reason" text,
	"flagged" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "resources_status_known" CHECK ("resources"."status" in ('Active', 'Pending', 'Reject', 'Approved')),
	CONSTRAINT "resources_guide_known" CHECK ("resources"."guide_type" in ('Video', 'Tip Sheet', 'None')),
	CONSTRAINT "resources_reject_reason" CHECK (("resources"."status" = 'Reject') = ("resources"."reject_reason" is not null)),
	CONSTRAINT "resources_guide" CHECK (("resources"."guide_type" = 'None') = ("resources"."document" is null))
);
--> statement-breakpoint
ALTER TABLE "client_files" ADD CONSTRAINT "client_files_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_files" ADD CONSTRAINT "client_files_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_files" ADD CONSTRAINT "client_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_files" ADD CONSTRAINT "client_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_favourites" ADD CONSTRAINT "resource_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_favourites" ADD CONSTRAINT "resource_favourites_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_files" ADD CONSTRAINT "resource_files_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_files" ADD CONSTRAINT "resource_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_objective_links" ADD CONSTRAINT "resource_objective_links_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_shares" ADD CONSTRAINT "resource_shares_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_shares" ADD CONSTRAINT "resource_shares_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_shares" ADD CONSTRAINT "resource_shares_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_type_id_lookups_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."lookups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_files_list" ON "client_files" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "client_files_bin" ON "client_files" USING btree ("customer_id","deleted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "client_files_member" ON "client_files" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "client_files_file" ON "client_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "comments_list" ON "comments" USING btree ("content_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comments_user" ON "comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_customer" ON "comments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "resource_favourites_resource" ON "resource_favourites" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resource_files_file" ON "resource_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "resource_objective_links_objective" ON "resource_objective_links" USING btree ("objective_id","resource_id");--> statement-breakpoint
CREATE INDEX "resource_shares_list" ON "resource_shares" USING btree ("member_id","created_at" DESC NULLS FIRST,"resource_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_shares_resource" ON "resource_shares" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "resources_list" ON "resources" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resources_type" ON "resources" USING btree ("type_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resources_owner" ON "resources" USING btree ("created_by","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resources_status" ON "resources" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resources_member" ON "resources" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "resources_search" ON "resources" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "resource_objective_links" ADD CONSTRAINT "resource_objective_links_objective_fk" FOREIGN KEY ("objective_id") REFERENCES "public"."resource_objectives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "resource_objective_names" AS
  SELECT link."resource_id", link."objective_id", objective."name"
    FROM "resource_objective_links" link JOIN "resource_objectives" objective ON objective."id" = link."objective_id";--> statement-breakpoint
-- Tasks that use a resource. There are no tasks yet; the migration that brings them replaces this view.
CREATE VIEW "resource_tasks" AS
  SELECT NULL::uuid AS "resource_id", NULL::uuid AS "member_id", NULL::uuid AS "task_id", NULL::text AS "name",
    NULL::timestamp (3) with time zone AS "created_at"
    WHERE false;--> statement-breakpoint
-- Who reads a file because of the record it belongs to: all staff, one person, or a family and those who work with it.
CREATE VIEW "file_audiences" AS
  SELECT f."file_id", true AS "staff", NULL::uuid AS "user_id", NULL::uuid AS "customer_id"
    FROM "resource_files" f JOIN "resources" r ON r."id" = f."resource_id"
    WHERE r."deleted_at" IS NULL AND NOT r."is_private"
  UNION ALL
  SELECT f."file_id", false, r."created_by", NULL
    FROM "resource_files" f JOIN "resources" r ON r."id" = f."resource_id"
    WHERE r."deleted_at" IS NULL
  UNION ALL
  SELECT f."file_id", false, NULL, m."parent_id"
    FROM "resource_files" f JOIN "resources" r ON r."id" = f."resource_id"
      JOIN "resource_shares" s ON s."resource_id" = r."id" JOIN "members" m ON m."id" = s."member_id"
    WHERE r."deleted_at" IS NULL AND r."status" <> 'Reject' AND m."deleted_at" IS NULL;--> statement-breakpoint
-- What the search of the library looks through: small letters, without the signs that the search leaves out too.
CREATE FUNCTION "resource_search_text"(resource_id uuid, name text, description text, type_id uuid, created_by uuid)
  RETURNS text LANGUAGE sql STABLE AS $$
    SELECT translate(lower(concat_ws(' ', $2, $3,
      (SELECT l."name" FROM "lookups" l WHERE l."id" = $4),
      (SELECT string_agg(o."name", ' ' ORDER BY o."name") FROM "resource_objective_names" o WHERE o."resource_id" = $1),
      (SELECT u."first_name" || ' ' || u."last_name" FROM "users" u WHERE u."id" = $5))),
      '!"#$%&''()*+,-./:;<=>?@[\]^`{|}~‘’“”„«»‹›–—…·•¡¿°', '')
  $$;--> statement-breakpoint
CREATE FUNCTION "set_resource_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."search_text" := resource_search_text(NEW."id", NEW."name", NEW."description", NEW."type_id", NEW."created_by");
    RETURN NEW;
  END $$;--> statement-breakpoint
CREATE TRIGGER "resources_search_text" BEFORE INSERT OR UPDATE OF "name", "description", "type_id", "created_by" ON "resources"
  FOR EACH ROW EXECUTE FUNCTION "set_resource_search_text"();--> statement-breakpoint
CREATE FUNCTION "refresh_linked_resources"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE "resources" r
      SET "search_text" = resource_search_text(r."id", r."name", r."description", r."type_id", r."created_by")
      WHERE r."id" IN (SELECT c."resource_id" FROM changed c);
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER "resource_objective_links_added" AFTER INSERT ON "resource_objective_links"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "refresh_linked_resources"();--> statement-breakpoint
CREATE TRIGGER "resource_objective_links_removed" AFTER DELETE ON "resource_objective_links"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "refresh_linked_resources"();--> statement-breakpoint
-- Another name of a type, an objective or a person is found at once.
CREATE FUNCTION "refresh_resources_of_type"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE "resources" r
      SET "search_text" = resource_search_text(r."id", r."name", r."description", r."type_id", r."created_by")
      WHERE r."type_id" = NEW."id";
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER "lookups_renamed" AFTER UPDATE OF "name" ON "lookups" FOR EACH ROW
  WHEN (NEW."type" = 'resourceType' AND OLD."name" IS DISTINCT FROM NEW."name")
  EXECUTE FUNCTION "refresh_resources_of_type"();--> statement-breakpoint
CREATE FUNCTION "refresh_resources_of_objective"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE "resources" r
      SET "search_text" = resource_search_text(r."id", r."name", r."description", r."type_id", r."created_by")
      WHERE r."id" IN (SELECT l."resource_id" FROM "resource_objective_links" l WHERE l."objective_id" = NEW."id");
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER "resource_objectives_renamed" AFTER UPDATE OF "name" ON "resource_objectives" FOR EACH ROW
  WHEN (OLD."name" IS DISTINCT FROM NEW."name")
  EXECUTE FUNCTION "refresh_resources_of_objective"();--> statement-breakpoint
CREATE FUNCTION "refresh_resources_of_user"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE "resources" r
      SET "search_text" = resource_search_text(r."id", r."name", r."description", r."type_id", r."created_by")
      WHERE r."created_by" = NEW."id";
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER "users_renamed" AFTER UPDATE OF "first_name", "last_name" ON "users" FOR EACH ROW
  WHEN ((OLD."first_name", OLD."last_name") IS DISTINCT FROM (NEW."first_name", NEW."last_name"))
  EXECUTE FUNCTION "refresh_resources_of_user"();
