CREATE TABLE "gas_later_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition_id" uuid NOT NULL,
	"side" text NOT NULL,
	"level" integer NOT NULL,
	"on_day" date NOT NULL,
	"user_id" uuid NOT NULL,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gas_later_ratings_side_known" CHECK ("gas_later_ratings"."side" in ('family', 'coach')),
	CONSTRAINT "gas_later_ratings_level" CHECK ("gas_later_ratings"."level" between -2 and 2),
	CONSTRAINT "gas_later_ratings_note_length" CHECK (char_length("gas_later_ratings"."note") <= 300)
);
--> statement-breakpoint
ALTER TABLE "gas_later_ratings" ADD CONSTRAINT "gas_later_ratings_edition_id_gas_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."gas_editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gas_later_ratings" ADD CONSTRAINT "gas_later_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gas_later_ratings_of_edition" ON "gas_later_ratings" USING btree ("edition_id","created_at");