import { setTimeout as sleep } from 'node:timers/promises'
import { SONGS_PATH, STUDIO_PATH } from '@musi/api/paths'
import { approve } from '@musi/chain/writes/tokens/approve'
import { registerSong } from '@musi/chain/writes/music/registerSong'
import { transfer } from '@musi/chain/writes/tokens/transfer'
import { wrap } from '@musi/chain/writes/tokens/wrap'
import { sendUnlocked } from '@musi/devchain/rpc/sendUnlocked'
import { demoAccount } from '@musi/devchain/world/demoAccounts'
import type { Address } from '@musi/domain/address'
import { mp3Of, testTone } from '@musi/server/music/decoding/testing/testSounds'
import { signIn, testPage } from '@musi/server/testing/testSignIn'
import { uploadFile } from '@musi/server/testing/testStudio'
import { person } from './soakPeople.ts'
import type { SoakWorld } from './soakWorld.ts'

export type SoakSong = { id: `0x${string}`; jukebox: Address; cost: bigint; contentHash: string }

const COST = 10n ** 15n
const FIELDS = {
  artist_name: 'Arlo',
  song_title: 'Long Run',
  genre: 'Folk',
  description: 'For the soak',
  released_date: '',
  keys: [],
  supporters: [],
  plan: null,
}

/** Puts a song on sale through the studio, and gives the fan and the bidders what they will spend. */
export async function soakSong(world: SoakWorld): Promise<SoakSong> {
  const { chain } = world
  const visitor = person(world, 1000, Math.random)
  const artist = demoAccount('artist').address
  const { jukebox = '0x', seaport = '0x', wrappedNative } = chain.addressBook.contracts
  const seeded = await untilRow(async () => (await visitor.ask(`${SONGS_PATH}?artist=${artist}`)).text)
  const token = seeded['token'] as Address
  const fan = demoAccount('newcomer').address
  await sendUnlocked(chain.request, artist, transfer({ what: token, recipient: fan, amount: COST * 5000n }))
  await sendUnlocked(chain.request, fan, approve({ token, spender: jukebox, amount: COST * 5000n }))
  for (const role of ['collector', 'voter'] as const) {
    const { address } = demoAccount(role)
    await sendUnlocked(chain.request, address, wrap({ wrappedNative, amount: 10n ** 15n }))
    await sendUnlocked(chain.request, address, approve({ token: wrappedNative, spender: seaport, amount: 10n ** 15n }))
  }
  const page = testPage(visitor)
  await signIn(page, visitor, chain.request, artist)
  const { upload } = await uploadFile(page, await mp3Of(testTone(8)))
  const draft = await page.post(STUDIO_PATH, { ...FIELDS, sound: upload, artwork: null })
  if (draft.status !== 200) throw new Error(`The draft of the song was answered with ${draft.status} ${draft.text}`)
  const { song, nonce, contentHash } = JSON.parse(draft.text) as { song: string; nonce: string; contentHash: string }
  const payees = [{ account: artist, shareBps: 10_000 }] as const
  const hash = contentHash as `0x${string}`
  const terms = { jukebox, nonce: BigInt(nonce), token, cost: COST, opensAtSeconds: null, payees, contentHash: hash }
  await sendUnlocked(chain.request, artist, registerSong(terms))
  await untilRow(async () => (await visitor.ask(`${SONGS_PATH}?song=${song}`)).text)
  return { id: song as `0x${string}`, jukebox, cost: COST, contentHash }
}

async function untilRow(read: () => Promise<string>): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 600; tries += 1) {
    const text = await read().catch(() => '{}')
    const [row] = (JSON.parse(text) as { rows?: Record<string, unknown>[] }).rows ?? []
    if (row !== undefined) return row
    await sleep(100)
  }
  throw new Error('The servers did not show the song in time.')
}
