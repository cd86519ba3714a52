import { pairInitCode } from '@musi/contracts/deploy/artifacts'
import { artistTokenAt } from '@musi/contracts/deploy/areas/staking'
import { pairAddress } from '@musi/contracts/deploy/areas/pools'
import type { World } from '@musi/contracts/deploy/world'
import type { Payee } from '@musi/chain/writes/music/registerSong'
import { type Address, type Hex, encodeAbiParameters, keccak256, parseAbiParameters, parseUnits } from 'viem'
import { ARTIST_PLANS, type ArtistPlan, type SongPlan } from './artistPlans.ts'
import { type Person, artists, fans } from '../people.ts'
import { contentHashOf } from './songTexts.ts'

export type SeededSong = {
  title: string
  songId: Hex
  nonce: bigint
  /** Current price, after any change by the artist. */
  cost: bigint
  retired: boolean
  payees: readonly [Payee, ...Payee[]]
  contentHash: Hex
  later: SongPlan['later']
}

export type SeededArtist = {
  person: Person
  genre: string
  token: { name: string; symbol: string; address: Address }
  pool: { pair: Address; native: bigint; tokens: bigint } | null
  /** One of how many of the shares the artist stakes for rewards; null if the pool has none. */
  stakedPart: bigint | null
  songs: readonly SeededSong[]
}

/** Same as in the jukebox (contracts/src/music/Jukebox.sol). */
export const songIdOf = (jukebox: Address, artist: Address, nonce: bigint): Hex =>
  keccak256(encodeAbiParameters(parseAbiParameters('address, address, uint256'), [jukebox, artist, nonce]))

/** Same as in the earlier jukebox. */
export const earlierSongIdOf = (artist: Address, nonce: bigint): Hex =>
  keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [artist, nonce]))

/** Friends play on each other's records: the other payees are the next people after the artist in the list. */
function payeesOf(
  { address }: Person,
  sharesBps: SongPlan['sharesBps'],
  circle: readonly Person[],
): SeededSong['payees'] {
  const begin = circle.findIndex((person) => person.address === address)
  const payee = (shareBps: number, at: number): Payee => ({
    account: circle[(begin + at) % circle.length]?.address ?? address,
    shareBps,
  })
  const [first, ...others] = sharesBps
  return [payee(first, 0), ...others.map((share, at) => payee(share, at + 1))]
}

const songsOf = (jukebox: Address, person: Person, { songs }: ArtistPlan, circle: readonly Person[]): SeededSong[] =>
  songs.map(({ title, cost, sharesBps, later, cover = 0 }, at) => {
    const nonce = BigInt(cover + at + 1)
    return {
      title,
      songId: songIdOf(jukebox, person.address, nonce),
      nonce,
      cost: parseUnits(cost, 18),
      retired: false,
      payees: payeesOf(person, sharesBps, circle),
      contentHash: contentHashOf(person.name, title),
      later,
    }
  })

let pairHash: Hex | undefined

/** The artists of a chain of our own with the addresses that follow from the order in which their tokens are created. */
export function seededArtists({ own, v2Factory, wrappedNative }: World): readonly SeededArtist[] {
  pairHash ??= keccak256(pairInitCode())
  const hash = pairHash
  const everybody = artists()
  const circle = [...everybody, ...fans()]
  return everybody.flatMap((person, at) => {
    const plan = ARTIST_PLANS[at]
    if (plan === undefined) return []
    const address = artistTokenAt(own.artistTokenFactory.address, at)
    const pair = pairAddress(v2Factory.address, hash, wrappedNative.address, address)
    const pool = plan.pool && {
      pair,
      native: parseUnits(plan.pool.native, 18),
      tokens: parseUnits(plan.pool.tokens, 18),
    }
    return [
      {
        person,
        genre: plan.genre,
        token: { ...plan.token, address },
        pool,
        stakedPart: plan.rewarded?.stakedPart ?? null,
        songs: songsOf(own.jukebox.address, person, plan, circle),
      },
    ]
  })
}
