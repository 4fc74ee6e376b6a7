-- Files that records of one child show: pictures in its notes and outcomes, recordings, and the child's own picture.
-- They belong to the family, and the team of a skill reaches only the child: it opens them for as long as such a
-- record shows them. Only real tags count, since the id of a file may also be written as text.
CREATE VIEW "files_of_children" AS
  SELECT r."member_id", m."parent_id" AS "customer_id", (found."match")[1]::uuid AS "file_id"
    FROM (
      SELECT "member_id", "about" || "skills_for_home" || array_to_string("top_wins", '') AS "html", "recording_link" AS "link"
        FROM "activity_notes" WHERE "deleted_at" IS NULL
      UNION ALL
      SELECT "member_id", "baseline", '' FROM "outcomes"
      UNION ALL
      SELECT "id", '', coalesce("avatar_url", '') FROM "members"
    ) r
    JOIN "members" m ON m."id" = r."member_id" AND m."deleted_at" IS NULL
    CROSS JOIN LATERAL (
      SELECT regexp_matches(r."html",
        '<img(?: [a-z]+="[^"]*")* src="/api/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g') AS "match"
      UNION ALL
      SELECT regexp_matches(r."link", '^/api/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')
    ) found;
