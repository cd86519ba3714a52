import type { UploadKind } from '@musi/api/music/uploads'
import type { FileToSend } from './fileToSend.ts'
import type { Away, Code, Refused, Success, UploadNow } from './studioApi.ts'

export type SendState =
  | { readonly kind: 'sending' | 'paused' | 'offline'; readonly received: number }
  /** The page makes of it what our server takes; how far it is, from 0 to 1. */
  | { readonly kind: 'converting'; readonly done: number }
  /** The page was left: what the server has is asked for first. */
  | { readonly kind: 'asleep' }
  /** Of what the server has not there is nothing more here. */
  | { readonly kind: 'lacking'; readonly received: number }
  | { readonly kind: 'waiting' | 'checking' }
  | { readonly kind: 'ready'; readonly upload: string }
  | { readonly kind: 'refused'; readonly code: Code }

type Answer = Promise<Success<UploadNow> | Refused | Away>
export type UploadPort = {
  begin: (kind: UploadKind, file: File, signal: AbortSignal) => Answer
  part: (upload: string, from: number, part: Blob, signal: AbortSignal) => Answer
  look: (upload: string, signal: AbortSignal) => Answer
}

export type Sending = { pause: () => void; resume: () => void; cancel: () => void }

type Options = {
  kind: UploadKind
  /** Null: the page was left and does not hold it any more. */
  file: File | null
  /** The upload that was begun with it before. Null: none was. */
  upload: string | null
  port: UploadPort
  /** Makes of it what the server takes. */
  prepare?: (file: File, signal: AbortSignal, tell: (done: number) => void) => Promise<FileToSend>
  onState: (state: SendState) => void
  /** The server has given it a name; so many bytes are sent. */
  onBegun: (upload: string, bytes: number) => void
  wait: (ms: number) => Promise<void>
}

const LOOK_MS = 1000
/** While nobody answers. */
const AGAIN_MS = 2000
const isOther = ({ state, bytes }: UploadNow, { size }: File) => state.is === 'receiving' && bytes !== size
/** There is nothing to send. */
const LACKING = { kind: 'lacking' } as const
/** Refusals after which the server says where it stands. */
const OUT_OF_STEP: ReadonlySet<Code> = new Set<Code>(['otherOffset', 'notReceiving'])

/** Sends a file in parts, from wherever the server says that it stands: a lost line and a pause cost a part at most (spec: studio.upload). */
export function sendFile({ kind, file: given, upload, port, prepare, onState, onBegun, wait }: Options): Sending {
  /** What is really sent. */
  let file = given
  const end = new AbortController()
  let part = new AbortController()
  let goOn: (() => void) | null = null
  let isPaused = false
  let now: UploadNow | null = null
  /** Begun before, and not asked after yet. */
  let before = upload
  /** The last attempt got nowhere. */
  let isLost = false

  const received = () => now?.received ?? 0
  const say = (state: SendState) => void (end.signal.aborted || onState(state))
  async function whilePaused(): Promise<void> {
    if (!isPaused) return
    say({ kind: 'paused', received: received() })
    await new Promise<void>((resolve) => (goOn = resolve))
  }

  async function next(): Promise<Awaited<Answer> | typeof LACKING> {
    if (now === null && before !== null) return port.look(before, end.signal)
    if (now === null) return file === null ? LACKING : port.begin(kind, file, end.signal)
    if (now.state.is !== 'receiving') {
      await wait(LOOK_MS)
      return port.look(now.upload, end.signal)
    }
    if (file === null) return LACKING
    part = new AbortController()
    const from = now.received
    const bytes = file.slice(from, from + now.partBytes)
    return port.part(now.upload, from, bytes, AbortSignal.any([part.signal, end.signal]))
  }

  /** Null: it goes on. */
  async function step(): Promise<SendState | null> {
    await whilePaused()
    if (!isLost && (now === null || now.state.is === 'receiving')) say({ kind: 'sending', received: received() })
    const had = received()
    const isFirst = now === null
    let answer = await next()
    if (answer.kind === 'lacking') return { kind: 'lacking', received: received() }
    // It was forgotten meanwhile: another is begun.
    if (isFirst && before !== null && answer.kind === 'refused' && answer.code === 'noSuchUpload') {
      before = null
      return null
    }
    // This browser makes something else of the file than the one that began did.
    if (isFirst && file !== null && answer.kind === 'told' && isOther(answer.value, file)) {
      before = null
      return null
    }
    let isStuck = answer.kind === 'away' || (answer.kind === 'refused' && OUT_OF_STEP.has(answer.code))
    // A part that was stopped or lost: the server knows how much of it came.
    if (now !== null && isStuck) {
      const wasPaused = isPaused
      await whilePaused()
      answer = await port.look(now.upload, end.signal)
      isStuck = !wasPaused && (answer.kind !== 'told' || answer.value.received === had)
    }
    if (answer.kind === 'refused') return { kind: 'refused', code: answer.code }
    if (answer.kind === 'told') {
      if (isFirst) onBegun(answer.value.upload, answer.value.bytes)
      now = answer.value
    }
    isLost = isStuck
    if (isLost) {
      say({ kind: 'offline', received: received() })
      await wait(AGAIN_MS)
    }
    if (answer.kind === 'away' || isLost) return null
    const { state } = answer.value
    if (state.is === 'ready') return { kind: 'ready', upload: answer.value.upload }
    if (state.is === 'refused') return { kind: 'refused', code: state.problem as Code }
    if (state.is !== 'receiving') say({ kind: state.is })
    return null
  }

  /** Null: it can be sent. */
  async function prepared(): Promise<SendState | null> {
    if (file === null || prepare === undefined) return null
    const made = await prepare(file, end.signal, (done) => say({ kind: 'converting', done }))
    if ('code' in made) return { kind: 'refused', code: made.code }
    ;({ file } = made)
    return null
  }

  async function run(): Promise<void> {
    const unfit = await prepared()
    if (unfit !== null) return say(unfit)
    for (let last: SendState | null = null; last === null && !end.signal.aborted;) {
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      last = await step()
      if (last !== null) say(last)
    }
  }
  void run()

  return {
    pause() {
      isPaused = true
      part.abort()
    },
    resume() {
      isPaused = false
      goOn?.()
      goOn = null
    },
    cancel() {
      end.abort()
      goOn?.()
    },
  }
}
