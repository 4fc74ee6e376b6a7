ALTER TABLE "files" ADD COLUMN "received_size" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tag" text;