import type { Endpoint } from '#edge/http/route.ts'
import { type CalendarName, calendar } from '../feeds/calendars.ts'
import type { ReachNeeds } from '../subjects/reachNeeds.ts'
import { textFeed } from './textFeed.ts'

type Needs = { reach: ReachNeeds; publicOrigins: readonly string[] | null }

const calendarOf =
  (name: CalendarName) =>
  ({ reach, publicOrigins }: Needs): Endpoint =>
    textFeed({ publicOrigins, type: 'text/calendar; charset=utf-8', text: (origin) => calendar(reach, name, origin) })

/** GET /drops.ics: sales that will open (spec: reach.calendars). */
export const dropsCalendar = calendarOf('drops')
/** GET /votes.ics: ends of the votes still open (spec: reach.calendars). */
export const votesCalendar = calendarOf('votes')
