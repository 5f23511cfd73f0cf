/** The site's icon as SVG: the lighthouse on its rock. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#12303b"/><path d="m20 6 10-4v10l-10-3zM12 6 2 2v10l10-3z" fill="#ffd98a"/><path d="M13 11h6l2 16H11z" fill="#fbf3e4"/><path d="m12.400 16 .500-3h6.200l.5 3zM11.600 23l.5-4h7.800l.5 4z" fill="#c23f2d"/><path d="M13 5h6v5h-6z" fill="#ffd98a"/><path d="m12 5 4-3 4 3zM11.500 10h9v1.500h-9z" fill="#c23f2d"/><path d="M4 30c5-4 19-4 24 0z" fill="#5f979a"/></svg>\n'
