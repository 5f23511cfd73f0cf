/** The cookie with the visitor's id in events for the event service (B7, docs/decisions.md#95). */
export const analyticsCookie = 'ss_analytics_id'
