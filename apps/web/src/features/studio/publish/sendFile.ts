import type { UploadKind } from '@musi/api/music/uploads'
import type { FileToSend } from './fileToSend.ts'
import { type Away, type Code, type Refused, type Success, type UploadNow, studioApi } from './studioApi.ts'

export type SendState =
  | { readonly kind: 'sending' | 'paused' | 'offline'; readonly received: number }
  /** Converting to a format the server accepts; progress from 0 to 1. */
  | { readonly kind: 'converting'; readonly done: number }
  /** The page was left; the server's state is read first. */
  | { readonly kind: 'asleep' }
  /** The page no longer has the rest of the file. */
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
  /** Null if the page was left and no longer holds it. */
  file: File | null
  /** The earlier upload of this file; null if there was none. */
  upload: string | null
  port?: UploadPort
  /** Converts it to a format the server accepts. */
  prepare?: (file: File, signal: AbortSignal, tell: (done: number) => void) => Promise<FileToSend>
  onState: (state: SendState) => void
  /** The server has given it a name; so many bytes are sent. */
  onBegun: (upload: string, bytes: number) => void
  wait?: (ms: number) => Promise<void>
}

const LOOK_MS = 1000
/** While nobody answers. */
const AGAIN_MS = 2000
const isOther = ({ state, bytes }: UploadNow, { size }: File) => state.is === 'receiving' && bytes !== size
/** There is nothing to send. */
const LACKING = { kind: 'lacking' } as const
/** Refusals after which the server's state is read again. */
const OUT_OF_STEP: ReadonlySet<Code> = new Set<Code>(['otherOffset', 'notReceiving'])

const timePassed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A sending under way. */
type Course = Required<Pick<Options, 'kind' | 'port' | 'onBegun' | 'wait'>> & {
  /** The file that is really sent; null as long as the page does not hold it. */
  file: File | null
  /** An earlier upload that has not been looked up yet. */
  before: string | null
  /** The server's last answer. */
  now: UploadNow | null
  /** The last attempt got nowhere. */
  isLost: boolean
  isPaused: boolean
  goOn: (() => void) | null
  /** Stops the part that is on its way. */
  part: AbortController
  readonly end: AbortController
  readonly say: (state: SendState) => void
}

const received = ({ now }: Course) => now?.received ?? 0

async function whilePaused(course: Course): Promise<void> {
  if (!course.isPaused) return
  course.say({ kind: 'paused', received: received(course) })
  await new Promise<void>((resolve) => (course.goOn = resolve))
}

function goOn(course: Course): void {
  course.goOn?.()
  course.goOn = null
}

async function nextAnswer(course: Course): Promise<Awaited<Answer> | typeof LACKING> {
  const { kind, file, before, now, port, end } = course
  if (now === null && before !== null) return port.look(before, end.signal)
  if (now === null) return file === null ? LACKING : port.begin(kind, file, end.signal)
  if (now.state.is !== 'receiving') {
    await course.wait(LOOK_MS)
    return port.look(now.upload, end.signal)
  }
  if (file === null) return LACKING
  course.part = new AbortController()
  const bytes = file.slice(now.received, now.received + now.partBytes)
  return port.part(now.upload, now.received, bytes, AbortSignal.any([course.part.signal, end.signal]))
}

/** The server forgot the upload meanwhile, or this browser makes something else of the file than the one that began did. */
function isAnotherBegun({ now, before, file }: Course, answer: Awaited<Answer>): boolean {
  if (now !== null) return false
  if (answer.kind === 'refused') return before !== null && answer.code === 'noSuchUpload'
  return answer.kind === 'told' && file !== null && isOther(answer.value, file)
}

/** After an interrupted part, the server is asked how much arrived. */
async function settled(course: Course, given: Awaited<Answer>): Promise<{ answer: Awaited<Answer>; isStuck: boolean }> {
  const isStuck = given.kind === 'away' || (given.kind === 'refused' && OUT_OF_STEP.has(given.code))
  const { now, isPaused } = course
  if (now === null || !isStuck) return { answer: given, isStuck }
  await whilePaused(course)
  const answer = await course.port.look(now.upload, course.end.signal)
  return { answer, isStuck: !isPaused && (answer.kind !== 'told' || answer.value.received === now.received) }
}

/** Result of one request to the server; null if the wait continues. */
async function step(course: Course): Promise<SendState | null> {
  await whilePaused(course)
  if (!course.isLost && (course.now === null || course.now.state.is === 'receiving'))
    course.say({ kind: 'sending', received: received(course) })
  const given = await nextAnswer(course)
  if (given.kind === 'lacking') return { kind: 'lacking', received: received(course) }
  if (isAnotherBegun(course, given)) {
    course.before = null
    return null
  }
  const { answer, isStuck } = await settled(course, given)
  if (answer.kind === 'refused') return { kind: 'refused', code: answer.code }
  if (answer.kind === 'told') {
    if (course.now === null) course.onBegun(answer.value.upload, answer.value.bytes)
    course.now = answer.value
  }
  course.isLost = isStuck
  if (isStuck) {
    course.say({ kind: 'offline', received: received(course) })
    await course.wait(AGAIN_MS)
  }
  if (answer.kind === 'away' || isStuck) return null
  const { state, upload } = answer.value
  if (state.is === 'ready') return { kind: 'ready', upload }
  if (state.is === 'refused') return { kind: 'refused', code: state.problem as Code }
  if (state.is !== 'receiving') course.say({ kind: state.is })
  return null
}

/** Converts the file to one the server accepts; null if it can be sent as it is. */
async function prepared(course: Course, prepare: Options['prepare']): Promise<SendState | null> {
  if (course.file === null || prepare === undefined) return null
  const made = await prepare(course.file, course.end.signal, (done) => course.say({ kind: 'converting', done }))
  if ('code' in made) return { kind: 'refused', code: made.code }
  course.file = made.file
  return null
}

async function run(course: Course, prepare: Options['prepare']): Promise<void> {
  let last = await prepared(course, prepare)
  while (last === null && !course.end.signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    last = await step(course)
  }
  if (last !== null) course.say(last)
}

/**
 * Uploads a file in parts from the server's state: a lost connection or pause costs at most one part (spec:
 * studio.upload).
 */
export function sendFile({ upload, prepare, onState, port = studioApi, wait = timePassed, ...of }: Options): Sending {
  const end = new AbortController()
  const say = (state: SendState) => void (end.signal.aborted || onState(state))
  const course: Course = {
    ...of,
    port,
    wait,
    before: upload,
    now: null,
    isLost: false,
    isPaused: false,
    goOn: null,
    part: new AbortController(),
    end,
    say,
  }
  void run(course, prepare)
  return {
    pause() {
      course.isPaused = true
      course.part.abort()
    },
    resume() {
      course.isPaused = false
      goOn(course)
    },
    cancel() {
      end.abort()
      goOn(course)
    },
  }
}
