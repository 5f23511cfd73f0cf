/** The cookie with the id that events of the event service have (B7, docs/decisions.md#95). */
export const analyticsCookie = 'ss_analytics_id'
