ALTER TABLE "files" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "standing" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "families" uuid[];--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_account" ON "files" USING btree ("account_id","size");--> statement-breakpoint
-- by hand
-- Files that are there count against the family when it sent them or has them among its files, else against the sender.
UPDATE "files" f SET "account_id" = CASE
  WHEN f."customer_id" IS NOT NULL AND (
    u."type" = 'Customer' OR EXISTS (SELECT 1 FROM "client_files" c WHERE c."file_id" = f."id")
  ) THEN f."customer_id" ELSE f."uploader_id" END
FROM "users" u WHERE u."id" = f."uploader_id";--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "account_id" SET NOT NULL;
