ALTER TABLE "draft_conflicts" ADD COLUMN "families" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "families" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- by hand: whose record an id belongs to, for what staff write about
CREATE VIEW "record_families" AS
  SELECT "id", "id" AS "customer_id" FROM "users" WHERE "type" = 'Customer'
  UNION ALL SELECT "id", "parent_id" FROM "members"
  UNION ALL SELECT s."id", m."parent_id" FROM "coaching_sessions" s JOIN "members" m ON m."id" = s."member_id"
  UNION ALL SELECT o."id", m."parent_id" FROM "outcomes" o JOIN "members" m ON m."id" = o."member_id"
  UNION ALL SELECT k."id", m."parent_id" FROM "skills" k JOIN "members" m ON m."id" = k."member_id"
  UNION ALL SELECT t."id", m."parent_id" FROM "tasks" t JOIN "members" m ON m."id" = t."member_id"
  UNION ALL SELECT "id", "receiver_id" FROM "client_mails"
  UNION ALL SELECT "id", "customer_id" FROM "messages" WHERE "customer_id" IS NOT NULL
  UNION ALL SELECT "id", "customer_id" FROM "resources" WHERE "customer_id" IS NOT NULL
  UNION ALL SELECT "id", "customer_id" FROM "files" WHERE "customer_id" IS NOT NULL;
--> statement-breakpoint
-- by hand: the families of texts that are there already
UPDATE "drafts" d SET "families" = found."families" FROM (
  SELECT n."id", array_agg(DISTINCT r."customer_id") AS "families"
    FROM (SELECT "id", (regexp_matches("key" || ' ' || "value"::text,
      '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1]::uuid AS "named" FROM "drafts") n
    JOIN "record_families" r ON r."id" = n."named" GROUP BY n."id"
) found WHERE found."id" = d."id";
--> statement-breakpoint
-- by hand: the families of conflict copies that are there already
UPDATE "draft_conflicts" c SET "families" = found."families" FROM (
  SELECT n."id", array_agg(DISTINCT r."customer_id") AS "families"
    FROM (SELECT x."id", (regexp_matches(d."key" || ' ' || x."value"::text,
      '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1]::uuid AS "named"
      FROM "draft_conflicts" x JOIN "drafts" d ON d."id" = x."draft_id") n
    JOIN "record_families" r ON r."id" = n."named" GROUP BY n."id"
) found WHERE found."id" = c."id";
