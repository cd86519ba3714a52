import type { NewSong } from '@musi/api/studio'
import type { UploadKind } from '@musi/api/uploads'
import type { Address } from '@musi/domain/address'
import type { SongEntry } from '@musi/domain/music/sessionSong'
import { songCost } from '@musi/domain/music/songCost'
import { perVisit, visitEnd } from '../../../platform/page/visit/visit.ts'
import { visitValue } from '../../../platform/page/visit/visitValue.ts'
import { fileOf } from '../held/heldFiles.ts'
import { type SendState, type Sending, sendFile } from './sendFile.ts'
import type { SongTerms } from '../terms/readTerms.ts'
import { type Code, type OwnSong, studioApi } from './studioApi.ts'

export type Terms = SongTerms & { readonly account: Address }

/** A song of the session on its way into the jukebox. */
export type Publishing = {
  readonly terms: Terms
  readonly files: Readonly<Record<UploadKind, SendState>>
  /** As our server keeps it, once both files are checked. */
  readonly song: OwnSong | null
  /** Why the server did not take the draft. */
  readonly failure: Code | null
  readonly isRegistered: boolean
}

const BEGUN: SendState = { kind: 'sending', received: 0 }
const value = visitValue<ReadonlyMap<number, Publishing>>(() => new Map())
const sendings = perVisit(() => {
  const all = new Map<number, readonly Sending[]>()
  visitEnd().addEventListener('abort', () => [...all.values()].flat().forEach(({ cancel }) => cancel()))
  return all
})

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function change(id: number, part: Partial<Publishing>): Publishing | null {
  const now = value.get().get(id)
  if (now === undefined) return null
  const next = { ...now, ...part }
  value.set(new Map([...value.get(), [id, next]]))
  return next
}

function draftOf(
  entry: SongEntry,
  { token, opensAtSeconds, payees, supporters }: Terms,
  sound: string,
  artwork: string,
): NewSong {
  const cost = songCost(entry.cost)
  const { artist_name, song_title, genre, description, released_date } = entry
  return {
    ...{ artist_name, song_title, genre, description, released_date },
    keys: [],
    supporters: [...supporters],
    plan: {
      token,
      cost: cost.kind === 'cost' ? cost.raw.toString() : null,
      opensAtSeconds: opensAtSeconds === null ? null : opensAtSeconds.toString(),
      payees: [...payees],
    },
    sound,
    artwork,
  }
}

async function makeDraft(id: number, entry: SongEntry, { files, terms }: Publishing): Promise<void> {
  if (files.sound.kind !== 'ready' || files.artwork.kind !== 'ready') return
  const answer = await studioApi.draft(draftOf(entry, terms, files.sound.upload, files.artwork.upload))
  if (answer.kind === 'told') change(id, { song: answer.value, failure: null })
  else change(id, { failure: answer.kind === 'away' ? 'away' : answer.code })
}

/** Goes on while the person looks at other pages (spec: studio.upload). */
export const publishing = {
  get: value.get,
  subscribe: value.subscribe,
  begin(id: number, entry: SongEntry, terms: Terms): void {
    const files = { sound: BEGUN, artwork: BEGUN }
    value.set(new Map([...value.get(), [id, { terms, files, song: null, failure: null, isRegistered: false }]]))
    const send = (kind: UploadKind): Sending[] => {
      const file = fileOf((kind === 'sound' ? entry.song_file : entry.artwork)?.address ?? '')
      const onState = (state: SendState) => {
        const before = value.get().get(id)?.files
        const now = before === undefined ? null : change(id, { files: { ...before, [kind]: state } })
        if (now !== null && state.kind === 'ready') void makeDraft(id, entry, now)
      }
      if (file !== null) return [sendFile({ kind, file, port: studioApi, onState, wait })]
      onState({ kind: 'refused', code: 'gone' })
      return []
    }
    sendings().set(id, [...send('sound'), ...send('artwork')])
  },
  pause: (id: number) =>
    sendings()
      .get(id)
      ?.forEach((sending) => sending.pause()),
  resume: (id: number) =>
    sendings()
      .get(id)
      ?.forEach((sending) => sending.resume()),
  /** Back to the terms. */
  cancel(id: number): void {
    sendings()
      .get(id)
      ?.forEach((sending) => sending.cancel())
    value.set(new Map([...value.get()].filter(([one]) => one !== id)))
  },
  /** The files are there, and the draft is tried once more. */
  retry(id: number, entry: SongEntry): void {
    const now = change(id, { failure: null })
    if (now !== null) void makeDraft(id, entry, now)
  },
  registered: (id: number) => void change(id, { isRegistered: true }),
}
