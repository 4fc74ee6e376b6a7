/** Types of notes about work around a session: nobody met the child. */
export const PAPERWORK = ['care_coordination', 'resource_dev', 'documentation_writing', 'document_review'];
