import type { UploadKind } from '@musi/api/music/uploads'
import type { FileToSend } from './fileToSend.ts'
import { type Unreachable, type Code, type Refused, type Success, type UploadStatus, studioApi } from './studioApi.ts'

export type SendState =
  | { readonly kind: 'sending' | 'paused' | 'offline'; readonly received: number }
  /** Converting to a format the server accepts; progress from 0 to 1. */
  | { readonly kind: 'converting'; readonly done: number }
  /** The page was left; the server's state is read first. */
  | { readonly kind: 'interrupted' }
  /** The page no longer has the rest of the file. */
  | { readonly kind: 'fileMissing'; readonly received: number }
  | { readonly kind: 'waiting' | 'checking' }
  | { readonly kind: 'ready'; readonly upload: string }
  | { readonly kind: 'refused'; readonly code: Code }

type Answer = Promise<Success<UploadStatus> | Refused | Unreachable>
export type UploadPort = {
  begin: (kind: UploadKind, file: File, signal: AbortSignal) => Answer
  part: (upload: string, from: number, part: Blob, signal: AbortSignal) => Answer
  status: (upload: string, signal: AbortSignal) => Answer
}

export type Sending = { pause: () => void; resume: () => void; cancel: () => void }

type Options = {
  kind: UploadKind
  /** The chosen file; null after the page was left, because a file does not survive that. */
  file: File | null
  /** The earlier upload of this file; null if there was none. */
  upload: string | null
  port?: UploadPort
  /** Converts the file to a format that the server accepts. */
  prepare?: (file: File, signal: AbortSignal, onProgress: (done: number) => void) => Promise<FileToSend>
  onState: (state: SendState) => void
  /** Called once the server has created the upload, with the number of bytes to send. */
  onBegun: (upload: string, bytes: number) => void
  wait?: (ms: number) => Promise<void>
}

const POLL_MS = 1000
/** Pause before a retry while the server is unreachable. */
const RETRY_MS = 2000
const hasOtherSize = ({ state, bytes }: UploadStatus, { size }: File) => state.is === 'receiving' && bytes !== size
/** State of an upload whose file the page no longer has. */
const FILE_MISSING = { kind: 'fileMissing' } as const
/** Refusals after which the server's state is read again. */
const OFFSET_REFUSALS: ReadonlySet<Code> = new Set<Code>(['otherOffset', 'notReceiving'])

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** State of a running upload. */
type Run = Required<Pick<Options, 'kind' | 'port' | 'onBegun' | 'wait'>> & {
  /** The file that is sent, after conversion; null while the page does not have it. */
  file: File | null
  /** An earlier upload that has not been looked up yet. */
  before: string | null
  /** The server's last answer. */
  now: UploadStatus | null
  /** True if the last request failed. */
  isLost: boolean
  isPaused: boolean
  onResume: (() => void) | null
  /** Aborts the part being sent. */
  part: AbortController
  readonly end: AbortController
  readonly report: (state: SendState) => void
}

const receivedBytes = ({ now }: Run) => now?.received ?? 0

async function waitWhilePaused(run: Run): Promise<void> {
  if (!run.isPaused) return
  run.report({ kind: 'paused', received: receivedBytes(run) })
  await new Promise<void>((resolve) => (run.onResume = resolve))
}

function endPause(run: Run): void {
  run.onResume?.()
  run.onResume = null
}

async function sendNextRequest(run: Run): Promise<Awaited<Answer> | typeof FILE_MISSING> {
  const { kind, file, before, now, port, end } = run
  if (now === null && before !== null) return port.status(before, end.signal)
  if (now === null) return file === null ? FILE_MISSING : port.begin(kind, file, end.signal)
  if (now.state.is !== 'receiving') {
    await run.wait(POLL_MS)
    return port.status(now.upload, end.signal)
  }
  if (file === null) return FILE_MISSING
  run.part = new AbortController()
  const bytes = file.slice(now.received, now.received + now.partBytes)
  return port.part(now.upload, now.received, bytes, AbortSignal.any([run.part.signal, end.signal]))
}

/** True if the server deleted the upload meanwhile, or if this browser converted the file to another size. */
function mustStartAgain({ now, before, file }: Run, answer: Awaited<Answer>): boolean {
  if (now !== null) return false
  if (answer.kind === 'refused') return before !== null && answer.code === 'noSuchUpload'
  return answer.kind === 'success' && file !== null && hasOtherSize(answer.value, file)
}

/** Handles the answer to a part. After an interrupted part, asks the server how much arrived. */
async function settleAnswer(
  run: Run,
  response: Awaited<Answer>,
): Promise<{ answer: Awaited<Answer>; isStuck: boolean }> {
  const isStuck = response.kind === 'unreachable' || (response.kind === 'refused' && OFFSET_REFUSALS.has(response.code))
  const { now, isPaused } = run
  if (now === null || !isStuck) return { answer: response, isStuck }
  await waitWhilePaused(run)
  const answer = await run.port.status(now.upload, run.end.signal)
  return { answer, isStuck: !isPaused && (answer.kind !== 'success' || answer.value.received === now.received) }
}

/** Result of one request to the server; null if the wait continues. */
async function step(run: Run): Promise<SendState | null> {
  await waitWhilePaused(run)
  if (!run.isLost && (run.now === null || run.now.state.is === 'receiving'))
    run.report({ kind: 'sending', received: receivedBytes(run) })
  const response = await sendNextRequest(run)
  if (response.kind === 'fileMissing') return { kind: 'fileMissing', received: receivedBytes(run) }
  if (mustStartAgain(run, response)) {
    run.before = null
    return null
  }
  const { answer, isStuck } = await settleAnswer(run, response)
  if (answer.kind === 'refused') return { kind: 'refused', code: answer.code }
  if (answer.kind === 'success') {
    if (run.now === null) run.onBegun(answer.value.upload, answer.value.bytes)
    run.now = answer.value
  }
  run.isLost = isStuck
  if (isStuck) {
    run.report({ kind: 'offline', received: receivedBytes(run) })
    await run.wait(RETRY_MS)
  }
  if (answer.kind === 'unreachable' || isStuck) return null
  const { state, upload } = answer.value
  if (state.is === 'ready') return { kind: 'ready', upload }
  if (state.is === 'refused') return { kind: 'refused', code: state.problem as Code }
  if (state.is !== 'receiving') run.report({ kind: state.is })
  return null
}

/** Converts the file to one the server accepts; null if it can be sent as it is. */
async function prepareFile(run: Run, prepare: Options['prepare']): Promise<SendState | null> {
  if (run.file === null || prepare === undefined) return null
  const result = await prepare(run.file, run.end.signal, (done) => run.report({ kind: 'converting', done }))
  if ('code' in result) return { kind: 'refused', code: result.code }
  run.file = result.file
  return null
}

async function runToEnd(run: Run, prepare: Options['prepare']): Promise<void> {
  let last = await prepareFile(run, prepare)
  while (last === null && !run.end.signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    last = await step(run)
  }
  if (last !== null) run.report(last)
}

/**
 * Uploads a file in parts, continuing from the server's state, so that a lost connection or a pause
 * costs at most one part (spec: studio.upload).
 */
export function sendFile({ upload, prepare, onState, port = studioApi, wait = delay, ...options }: Options): Sending {
  const end = new AbortController()
  const report = (state: SendState) => void (end.signal.aborted || onState(state))
  const run: Run = {
    ...options,
    port,
    wait,
    before: upload,
    now: null,
    isLost: false,
    isPaused: false,
    onResume: null,
    part: new AbortController(),
    end,
    report,
  }
  void runToEnd(run, prepare)
  return {
    pause() {
      run.isPaused = true
      run.part.abort()
    },
    resume() {
      run.isPaused = false
      endPause(run)
    },
    cancel() {
      end.abort()
      endPause(run)
    },
  }
}
