import type { Address } from '@musi/domain/address'
import { visitValue } from '#platform/page/visit/visitValue.ts'
import type { SendState } from '../../publish/sendFile.ts'
import { type Code, studioApi } from '../../publish/studioApi.ts'
import { BEGUN, uploads } from '../../publish/uploads.ts'
import { type KeptRelease, keptReleases } from '../begun/keptReleases.ts'

type PictureOnItsWay = {
  readonly state: SendState
  /** The chosen file differs from the original. */
  readonly isOther: boolean
  /** Reason why the server did not store the piece's metadata. */
  readonly failure: Code | null
}

const FIRST: PictureOnItsWay = { state: BEGUN, isOther: false, failure: null }
const value = visitValue<ReadonlyMap<Address, PictureOnItsWay>>(() => new Map())

const change = (account: Address, part: Partial<PictureOnItsWay>): void =>
  value.set(new Map([...value.get(), [account, { ...(value.get().get(account) ?? FIRST), ...part }]]))

/** Our server writes down name, text and picture; asked a second time it answers with the same. */
async function write({ account, name, description, artist }: KeptRelease, upload: string): Promise<void> {
  const answer = await studioApi.pieceFile({ name, description, artist, artwork: upload })
  if (answer.kind === 'told') keptReleases.change(account, { file: answer.value.path })
  else if (answer.kind === 'refused' && answer.code === 'notReady') {
    // The upload is gone, so the picture is needed again.
    keptReleases.change(account, { upload: null })
    change(account, { state: { kind: 'lacking', received: 0 } })
  } else change(account, { failure: answer.kind === 'away' ? 'away' : answer.code })
}

const slotOf = (release: KeptRelease) => ({
  key: release.account,
  kind: 'artwork' as const,
  kept: () => keptReleases.of(release.account)?.upload ?? null,
  keep: (upload: KeptRelease['upload']) => keptReleases.change(release.account, { upload }),
  onState(state: SendState) {
    change(release.account, { state })
    if (state.kind === 'ready') void write(release, state.upload)
  },
})

function send(release: KeptRelease, file: File | null): void {
  change(release.account, FIRST)
  uploads.send(slotOf(release), file)
}

/** Uploads a release's picture from the server's state, with the piece's metadata (spec: release.resumed). */
export const pictureUpload = {
  get: value.get,
  subscribe: value.subscribe,
  /** Starts, or resumes an upload begun before the page was left. */
  wake(release: KeptRelease, file: File | null): void {
    if (release.file === null && !uploads.isBegun(release.account)) send(release, file)
  },
  /** The file was chosen again; another is not taken for it. */
  async resumeWith(release: KeptRelease, file: File): Promise<void> {
    if (await uploads.isSame(slotOf(release), file)) send(release, file)
    else change(release.account, { isOther: true })
  },
  /** Replaces a refused file. */
  replace(release: KeptRelease, file: File): void {
    uploads.clear(slotOf(release))
    send(release, file)
  },
  pause: uploads.pause,
  resume: uploads.resume,
  /** Retries a failure on the server. */
  retry(release: KeptRelease, file: File | null): void {
    send(release, file)
  },
  /** The release continues without it or is over; an unused upload is deleted on the server. */
  end({ account, upload, file }: KeptRelease): void {
    uploads.end(account)
    if (upload !== null && file === null) void studioApi.forget(upload.upload)
    value.set(new Map([...value.get()].filter(([one]) => one !== account)))
  },
}
