// A malicious host that serves faulty token lists and pictures (cases 18, 19, 23, 99, 100).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testAuthority } from '@musi/server/testing/testCertificates'
import { answerOf, endless } from './hostileAnswers.ts'

export type HostileHost = {
  /**
   * Serves the same over https and http, except as an IPFS gateway: over https it is honest, over
   * http it lies.
   */
  origin: string
  httpOrigin: string
  /** File with the certificate of its authority; with it as NODE_EXTRA_CA_CERTS a server trusts the host. */
  certFile: string
  /** Requested URLs, in order. */
  requestedUrls: string[]
  stop: () => Promise<void>
}

function serve({ url = '/' }: IncomingMessage, answer: ServerResponse, isHonest: boolean): void {
  const canned = answerOf(url, isHonest)
  if (canned !== null) answer.writeHead(canned.status, canned.headers).end(canned.body)
  else if (url === '/endless.json') endless(answer)
  else if (url === '/cut.json') answer.socket?.destroy()
  else answer.writeHead(404).end('{}')
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The hostile host has no port.')
  return address.port
}

export async function startHostileHost(): Promise<HostileHost> {
  const requestedUrls: string[] = []
  const handler = (isHonest: boolean) => (request: IncomingMessage, answer: ServerResponse) => {
    requestedUrls.push(request.url ?? '')
    serve(request, answer, isHonest)
  }
  const { certificate: authority, vouch } = testAuthority()
  const { certificate: cert, key } = vouch('127.0.0.1')
  const folder = mkdtempSync(join(tmpdir(), 'musi-host-'))
  const certFile = join(folder, 'cert.pem')
  writeFileSync(certFile, authority)
  const servers = [createSecureServer({ key, cert }, handler(true)), createServer(handler(false))] as const
  const httpsPort = await portOf(servers[0])
  const httpPort = await portOf(servers[1])
  return {
    origin: `https://127.0.0.1:${httpsPort}`,
    httpOrigin: `http://127.0.0.1:${httpPort}`,
    certFile,
    requestedUrls,
    async stop() {
      rmSync(folder, { recursive: true })
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              server.closeAllConnections()
              server.close(() => resolve())
            }),
        ),
      )
    },
  }
}
