-- Which files an unfinished text of a person may name: every id in it. A draft outlives the day that a file which
-- belongs to no record is kept.
CREATE VIEW "file_drafts" AS
  SELECT d."user_id", named[1]::uuid AS "file_id"
    FROM "drafts" d,
      regexp_matches(d."value"::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') named;
