import { registerSong } from '@musi/chain/writes/music/registerSong'
import type { World } from '@musi/contracts/deploy/world'
import { parseUnits } from 'viem'
import { seededArtists } from './artists.ts'
import { stepOf } from '../stepOf.ts'
import { contentHashOf } from './songTexts.ts'
import type { Moment } from '../timeline.ts'

const DAY = 86_400
const HOUR = 3600
const MINUTE = 60

type Premiere = {
  title: string
  /** Index in the list of artists. */
  artist: number
  cost: string
  /** Seconds until the opening; negative if it has passed. */
  opensInHours: number
}

/** Songs registered before their opening. Two have opened since. */
export const PREMIERES: readonly Premiere[] = [
  { title: 'First Light, Second Floor', artist: 4, cost: '0.75', opensInHours: -14 * 24 },
  { title: 'Ferry Timetable', artist: 0, cost: '6', opensInHours: -26 },
  { title: 'Glass Weather (Thaw)', artist: 1, cost: '3.5', opensInHours: 20 },
  { title: 'Encore For An Empty Square', artist: 5, cost: '22', opensInHours: 9 * 24 },
]

/**
 * Nonce after those of the artist's other songs; an artist has at most one premiere. With this one the drawn covers
 * resemble none of the others.
 */
export const PREMIERE_NONCE = 116n
/** Between the half hours, where there are no other moments. */
const REGISTERED_AGO = 16 * DAY + 9 * HOUR + 5 * MINUTE

/** `now`: end of the seeded history; the openings are relative to it. */
export function premiereMoment(world: World, now: number): Moment {
  const artists = seededArtists(world)
  const jukebox = world.own.jukebox.address
  const steps = PREMIERES.flatMap(({ title, artist, cost, opensInHours }) => {
    const by = artists[artist]
    if (by === undefined) return []
    const write = registerSong({
      jukebox,
      nonce: PREMIERE_NONCE,
      token: by.token.address,
      cost: parseUnits(cost, 18),
      payees: [{ account: by.person.address, shareBps: 10_000 }],
      opensAtSeconds: BigInt(now + opensInHours * HOUR),
      contentHash: contentHashOf(by.person.name, title),
    })
    return [stepOf(by.person.address, `${title} is registered and opens later`, write)]
  })
  return { secondsAgo: REGISTERED_AGO, steps }
}
