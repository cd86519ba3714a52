import type { Address } from '@musi/domain/address'
import { perVisit, visitEnd } from '#platform/page/visit/visit.ts'
import { visitValue } from '#platform/page/visit/visitValue.ts'
import { fileMark } from '../../publish/fileMark.ts'
import { type SendState, type Sending, sendFile } from '../../publish/sendFile.ts'
import { type Code, studioApi } from '../../publish/studioApi.ts'
import { type KeptRelease, keptReleases } from '../begun/keptReleases.ts'

type PictureOnItsWay = {
  readonly state: SendState
  /** Another file was chosen than the one that was begun with. */
  readonly isOther: boolean
  /** Why our server did not write down what the piece says of itself. */
  readonly failure: Code | null
}

const BEGUN: PictureOnItsWay = { state: { kind: 'sending', received: 0 }, isOther: false, failure: null }
const value = visitValue<ReadonlyMap<Address, PictureOnItsWay>>(() => new Map())
const sendings = perVisit(() => {
  const all = new Map<Address, Sending>()
  visitEnd().addEventListener('abort', () => all.forEach(({ cancel }) => cancel()))
  return all
})

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const change = (account: Address, part: Partial<PictureOnItsWay>): void =>
  value.set(new Map([...value.get(), [account, { ...(value.get().get(account) ?? BEGUN), ...part }]]))

/** Our server writes down name, text and picture; asked a second time it answers with the same. */
async function write({ account, name, description, artist }: KeptRelease, upload: string): Promise<void> {
  const answer = await studioApi.pieceFile({ name, description, artist, artwork: upload })
  if (answer.kind === 'told') keptReleases.change(account, { file: answer.value.path })
  else if (answer.kind === 'refused' && answer.code === 'notReady') {
    // What was uploaded is not there any more: the picture is needed once more.
    keptReleases.change(account, { upload: null })
    change(account, { state: { kind: 'lacking', received: 0 } })
  } else change(account, { failure: answer.kind === 'away' ? 'away' : answer.code })
}

function send(release: KeptRelease, file: File | null): void {
  const { account } = release
  sendings().get(account)?.cancel()
  change(account, BEGUN)
  const onState = (state: SendState) => {
    change(account, { state })
    if (state.kind === 'ready') void write(release, state.upload)
  }
  async function onBegun(upload: string, bytes: number): Promise<void> {
    if (file === null) return
    const mark = await fileMark(file).catch(() => '')
    keptReleases.change(account, { upload: { upload, mark, name: file.name, bytes } })
  }
  const upload = release.upload?.upload ?? null
  const noteUpload = (name: string, bytes: number) => void onBegun(name, bytes)
  sendings().set(
    account,
    sendFile({ kind: 'artwork', file, upload, port: studioApi, onState, onBegun: noteUpload, wait }),
  )
}

/** The picture of a release goes to our server, from wherever it stands, and what the piece says with it (spec: release.resumed). */
export const pictureUpload = {
  get: value.get,
  subscribe: value.subscribe,
  /** Begins, or goes on with what was begun before the page was left. */
  wake(release: KeptRelease, file: File | null): void {
    if (release.file === null && !sendings().has(release.account)) send(release, file)
  },
  /** The file was chosen again; another is not taken for it. */
  async resumeWith(release: KeptRelease, file: File): Promise<void> {
    const mark = release.upload?.mark ?? ''
    const isSame = mark === '' || (await fileMark(file)) === mark
    if (isSame) send(release, file)
    else change(release.account, { isOther: true })
  },
  /** Another file in place of one that was refused. */
  replace(release: KeptRelease, file: File): void {
    if (release.upload !== null) void studioApi.forget(release.upload.upload)
    keptReleases.change(release.account, { upload: null })
    send({ ...release, upload: null }, file)
  },
  pause: (account: Address): void => sendings().get(account)?.pause(),
  resume: (account: Address): void => sendings().get(account)?.resume(),
  /** What failed at our server is tried once more. */
  retry(release: KeptRelease, file: File | null): void {
    send(release, file)
  },
  /** The release goes on without it, or is over: what nothing was made of is forgotten at our server. */
  end({ account, upload, file }: KeptRelease): void {
    sendings().get(account)?.cancel()
    sendings().delete(account)
    if (upload !== null && file === null) void studioApi.forget(upload.upload)
    value.set(new Map([...value.get()].filter(([one]) => one !== account)))
  },
}
