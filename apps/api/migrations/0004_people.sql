CREATE TABLE "clinician_kpis" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_user_id" uuid NOT NULL,
	"kpi_name" text NOT NULL,
	"year_month" text NOT NULL,
	"kpi_value" numeric(12, 2) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clinician_kpis_month_unique" UNIQUE("business_user_id","kpi_name","year_month"),
	CONSTRAINT "clinician_kpis_kind_known" CHECK ("clinician_kpis"."kpi_name" in ('Utilization', 'Retention', 'Feedback', 'Revenue')),
	CONSTRAINT "clinician_kpis_month" CHECK ("clinician_kpis"."year_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "clinician_kpis_value" CHECK ("clinician_kpis"."kpi_value" >= 0 and ("clinician_kpis"."kpi_name" <> 'Utilization' or "clinician_kpis"."kpi_value" <= 100))
);
--> statement-breakpoint
CREATE TABLE "kpi_targets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kpi_name" text NOT NULL,
	"kpi_value" numeric(12, 2) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kpi_targets_kind_unique" UNIQUE("user_id","kpi_name"),
	CONSTRAINT "kpi_targets_kind_known" CHECK ("kpi_targets"."kpi_name" in ('Utilization', 'Retention', 'Feedback', 'Revenue')),
	CONSTRAINT "kpi_targets_value" CHECK ("kpi_targets"."kpi_value" >= 0 and ("kpi_targets"."kpi_name" <> 'Utilization' or "kpi_targets"."kpi_value" <= 100))
);
--> statement-breakpoint
CREATE TABLE "support_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"relationship" text NOT NULL,
	"supporter_info" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cover_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_user_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "funding" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_signature" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clinician_kpis" ADD CONSTRAINT "clinician_kpis_business_user_id_users_id_fk" FOREIGN KEY ("business_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kpi_targets" ADD CONSTRAINT "kpi_targets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_contacts" ADD CONSTRAINT "support_contacts_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_grants" ADD CONSTRAINT "cover_grants_business_user_id_users_id_fk" FOREIGN KEY ("business_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_grants" ADD CONSTRAINT "cover_grants_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_contacts_customer" ON "support_contacts" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cover_grants_user" ON "cover_grants" USING btree ("business_user_id","expires_at");--> statement-breakpoint
CREATE INDEX "cover_grants_customer" ON "cover_grants" USING btree ("customer_id","expires_at");--> statement-breakpoint
CREATE INDEX "members_list" ON "members" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "members_end" ON "members" USING btree ("membership_end") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "members_search" ON "members" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_funding_known" CHECK ("members"."funding" in ('Private', 'AU_NDIS', 'NHS', 'Medicare', 'Others'));--> statement-breakpoint
-- Working with a family now includes covering for a colleague, until the cover ends.
CREATE OR REPLACE VIEW "works_with" AS
  SELECT "primary_contact" AS "business_user_id", "parent_id" AS "customer_id" FROM "members"
    WHERE "primary_contact" IS NOT NULL AND "deleted_at" IS NULL
  UNION ALL
  SELECT "csm", "id" FROM "users" WHERE "csm" IS NOT NULL AND "type" = 'Customer'
  UNION ALL
  SELECT "business_user_id", "customer_id" FROM "cover_grants" WHERE "expires_at" > now();
