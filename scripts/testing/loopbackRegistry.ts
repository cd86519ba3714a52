// A package registry on loopback with one package, whose content a test can change.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Release = {
  name: string
  version: string
  publishedAtMs: number
  manifest?: object
  files?: Record<string, string>
}
export type Registry = { url: string; serve: (release: Release) => void; close: () => Promise<void> }

function tarball({ name, version, manifest, files = {} }: Release): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'tarball-'))
  mkdirSync(join(folder, 'package'))
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name, version, ...manifest }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'package', file), text)
  execFileSync('tar', ['czf', 'out.tgz', 'package'], { cwd: folder })
  const bytes = readFileSync(join(folder, 'out.tgz'))
  rmSync(folder, { recursive: true })
  return bytes
}

type PackedRelease = { release: Release; bytes: Buffer }

/** A registry's answer about a package: one version, and its publication time. */
function packageMetadata({ release: what, bytes }: PackedRelease, port: number) {
  const dist = {
    tarball: `http://127.0.0.1:${port}/${what.name}/-/${what.name}-${what.version}.tgz`,
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
  }
  const version = { name: what.name, version: what.version, ...what.manifest, dist }
  const published = new Date(what.publishedAtMs).toISOString()
  return {
    name: what.name,
    'dist-tags': { latest: what.version },
    versions: { [what.version]: version },
    time: { created: published, modified: published, [what.version]: published },
  }
}

export async function loopbackRegistry(): Promise<Registry> {
  let served: PackedRelease | undefined
  const server: Server = createServer((request, response) => {
    if (!served) response.writeHead(404).end()
    else if (request.url?.endsWith('.tgz')) response.writeHead(200).end(served.bytes)
    else {
      const { port } = server.address() as AddressInfo
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(packageMetadata(served, port)))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    serve: (release) => (served = { release: release, bytes: tarball(release) }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
