// What stays without a period of its own, and with what it goes.

export const KEPT_FOR = {
  record: 'It belongs to a family’s record and stays as long as that: until it is erased.',
  account: 'It belongs to an account and goes with it.',
  content: 'It stays until somebody deletes it, and then for the days of its bin.',
  own: 'A person’s own arrangement; it stays until that person removes it, and goes with the account.',
  server: 'The server’s own, a few rows that do not grow.',
} as const;
export type KeptFor = keyof typeof KEPT_FOR;

const tables = (kept: KeptFor, names: string): Record<string, KeptFor> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, kept]));

export const KEPT: Readonly<Record<string, KeptFor>> = {
  ...tables(
    'record',
    `members activity_notes note_reads note_tasks outcomes skills skill_checks skill_criteria skill_events skill_phases
    skill_team tasks task_assignees task_resources practice_entries practice_plans gas_scales gas_editions gas_ratings
    gas_later_ratings diary_entries member_assessments member_videos messages session_requests user_posts
    post_interactions comments resource_shares resource_reviews client_mails client_mail_attachments form_events
    support_contacts cover_grants erasures`,
  ),
  ...tables(
    'account',
    `users identities passkeys totp_secrets recovery_codes google_connections calendar_events calendar_feeds
    calendar_syncs clinician_kpis kpi_targets notification_settings visits practice_pass_members`,
  ),
  ...tables(
    'own',
    'my_tasks quick_links favourites resource_favourites learning_favourites learning_progress news_closed',
  ),
  ...tables(
    'content',
    `assessment_questions assets asset_events authors blogs blog_categories broadcast_messages courses course_videos
    emojis feature_slides home_categories home_prompts lookups resources resource_files resource_objectives
    resource_objective_links shorts short_categories short_levels tracking_codes videos video_categories workshops`,
  ),
  ...tables('server', 'server_secrets job_schedules job_pauses'),
};
