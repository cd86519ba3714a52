import { connect, type Socket } from 'node:net'

/** A request as it is sent, with its body, and what receives the body of its answer; null if it failed. */
type Request = { bytes: string; onAnswer: (body: string | null) => void }

const HEAD_END = Buffer.from('\r\n\r\n')
const LENGTH = /\r\ncontent-length: (\d+)/i

/**
 * The connections of a proxy to a server: each carries one request at a time. Written on sockets, because two thousand
 * requests of an HTTP client would take longer than their answers.
 */
export function proxyLines({ hostname, port }: URL, connections: number): { send: (request: Request) => void } {
  const waiting: Request[] = []
  const free: Line[] = []
  let open = 0

  type Line = { socket: Socket; current: Request | null; parts: Buffer[]; missing: number }

  function next(line: Line) {
    line.parts = []
    line.missing = -1
    line.current = waiting.shift() ?? null
    if (line.current === null) free.push(line)
    else line.socket.write(line.current.bytes, 'latin1')
  }

  function end(line: Line, body: string | null) {
    line.current?.onAnswer(body)
    next(line)
  }

  function receive(line: Line, part: Buffer) {
    line.parts.push(part)
    const bytes = line.parts.length === 1 ? part : Buffer.concat(line.parts)
    const headEnd = bytes.indexOf(HEAD_END)
    if (headEnd < 0) return
    if (line.missing < 0) line.missing = Number(LENGTH.exec(bytes.toString('latin1', 0, headEnd))?.[1] ?? 0)
    if (bytes.length < headEnd + HEAD_END.length + line.missing) return
    end(line, bytes.toString('latin1', headEnd + HEAD_END.length))
  }

  function openLine() {
    open += 1
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    const line: Line = { socket, current: null, parts: [], missing: -1 }
    socket.on('data', (part) => receive(line, part))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      open -= 1
      const at = free.indexOf(line)
      if (at >= 0) free.splice(at, 1)
      line.current?.onAnswer(null)
      if (waiting.length > 0) openLine()
    })
    socket.once('connect', () => next(line))
  }

  return {
    send(request) {
      const line = free.pop()
      if (line !== undefined) {
        line.current = request
        line.socket.write(request.bytes, 'latin1')
        return
      }
      waiting.push(request)
      if (open < connections) openLine()
    },
  }
}
