// Unicode CLDR, weekData: where weeks begin on Sunday and on Saturday. Everywhere else they begin on Monday.
const onSunday =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const onSaturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

/** Browsers have one of the two, or neither. The DOM types have neither. */
type WithWeek = Intl.Locale & { weekInfo?: { firstDay: number }; getWeekInfo?: () => { firstDay: number } }

/** The weekday on which weeks begin in a language: 0 for Sunday. */
export function weekStart(locale: string): number {
  const known: WithWeek = new Intl.Locale(locale)
  const info = known.getWeekInfo?.() ?? known.weekInfo
  return info ? info.firstDay % 7 : weekStartOf(known.maximize().region ?? '')
}

/** The same, by region, for browsers without this information. */
export function weekStartOf(region: string): number {
  return onSunday.includes(region) ? 0 : onSaturday.includes(region) ? 6 : 1
}
