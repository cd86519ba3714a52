import type { Address } from 'viem'
import { demoAccount } from '../../world/demoAccounts.ts'
import { ownWorld } from '../../world/ownWorld.ts'
import { seededCollections } from '../collectibles/seededDrops.ts'
import { localTokens } from '../localTokens.ts'
import type { OwnSong } from '../music/ownSongs.ts'
import { seededArtists } from '../music/artists.ts'

type Report = {
  subject: string
  concern: 'copyright' | 'imitation' | 'fraud' | 'offensive'
  text: string
  contact: string
  hoursAgo: number
}
type Decision = {
  subject: string
  action: 'withdraw' | 'keep'
  reason: string
  operator: Address
  owner: Address
  reply: string | null
  hoursAgo: number
}

export type PastModeration = {
  operators: readonly Address[]
  reports: readonly Report[]
  decisions: readonly Decision[]
}

/** The token that imitates a known one, and what listeners wrote about it. */
const LOOK_ALIKE_REPORTS = [
  { concern: 'imitation', text: 'The last letter of the symbol is Cyrillic. I nearly bought it.', hoursAgo: 50 },
  { concern: 'fraud', text: 'This is not the stablecoin.', hoursAgo: 31 },
  { concern: 'imitation', text: '', hoursAgo: 9 },
] as const

/** Reports and decisions of the last days. Vera is the operator; nobody is on another chain. */
export function seededModeration(songs: readonly OwnSong[]): PastModeration {
  const operator = demoAccount('voter').address
  const world = ownWorld()
  const lookAlike = localTokens(world).odd.find(({ symbol }) => /[^ -~]/.test(symbol))
  const artists = seededArtists(world)
  const ownerOf = (name: string) => artists.find(({ person }) => person.name === name)?.person.address ?? operator
  const songCalled = (title: string) => songs.find(({ texts }) => texts.song_title === title)?.song ?? null
  const [collection] = seededCollections(world)
  const radio = songCalled('Demo From The Attic')
  const reports: Report[] = [
    ...(lookAlike === undefined
      ? []
      : LOOK_ALIKE_REPORTS.map((report) => ({ ...report, subject: `token:${lookAlike.address}`, contact: '' }))),
    ...(radio === null
      ? []
      : [
          {
            subject: `song:${radio}`,
            concern: 'copyright' as const,
            text: 'The chorus is from my record of 2019. I can send the session files.',
            contact: 'nadia@example.org',
            hoursAgo: 20,
          },
        ]),
    ...(collection === undefined
      ? []
      : [
          {
            subject: `picture:${collection.address}-1`,
            concern: 'offensive' as const,
            text: 'Please put a warning on this picture.',
            contact: '',
            hoursAgo: 5,
          },
        ]),
  ]
  const decisions = songs
    .filter(({ isWithdrawn }) => isWithdrawn)
    .map(({ song, texts }) => ({
      subject: `song:${song}`,
      action: 'withdraw' as const,
      reason: 'Another artist showed that the recording is theirs.',
      operator,
      owner: ownerOf(texts.artist_name),
      reply: 'We cleared the sample in March. The licence is on its way to you.',
      hoursAgo: 96,
    }))
  return { operators: [operator], reports, decisions }
}
