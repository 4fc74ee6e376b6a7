CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploader_id" uuid NOT NULL,
	"customer_id" uuid,
	"visibility" text DEFAULT 'private' NOT NULL,
	"kind" text NOT NULL,
	"original_name" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"duration" double precision,
	"links" integer DEFAULT 0 NOT NULL,
	"orphan_since" timestamp (3) with time zone DEFAULT now(),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "files_visibility_known" CHECK ("files"."visibility" in ('private', 'staff', 'public')),
	CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('image', 'video', 'audio', 'document')),
	CONSTRAINT "files_links" CHECK ("files"."links" >= 0 and ("files"."links" > 0) = ("files"."orphan_since" is null)),
	CONSTRAINT "files_size" CHECK ("files"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_uploader" ON "files" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "files_customer" ON "files" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "files_marked" ON "files" USING btree ("id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "files_orphans" ON "files" USING btree ("orphan_since") WHERE orphan_since is not null;