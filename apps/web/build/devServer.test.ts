import { PageConfig } from '@musi/api/page/pageConfig'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { devServer } from './devServer.ts'
import { CONFIG_ELEMENT_ID } from '@musi/api/paths'

const API = fileURLToPath(new URL('../../../packages/api/src/', import.meta.url))

it('the dev server proxies every path of the server', async () => {
  const all = readdirSync(API, { recursive: true, encoding: 'utf8' })
  const files = all.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(API + file)))
  const paths = modules.flatMap((each) =>
    Object.entries(each).flatMap(([name, value]) =>
      name.endsWith('_PATH') && typeof value === 'string' ? [value] : [],
    ),
  )
  const { config } = devServer('http://127.0.0.1:1') as unknown as { config: () => { server: { proxy: object } } }
  const feedOfArtist = '^/artist/[^/]+/feed.xml$'
  expect(Object.keys(config().server.proxy).toSorted()).toEqual([...paths, feedOfArtist].toSorted())
})

it('a dev server without a backend serves a valid configuration without a chain', async () => {
  const { transformIndexHtml } = devServer(undefined) as unknown as {
    transformIndexHtml: (html: string) => Promise<string>
  }
  const opening = `<script type="application/json" id="${CONFIG_ELEMENT_ID}">`
  const html = await transformIndexHtml(`${opening}</script>`)
  const pageConfig = v.parse(PageConfig, JSON.parse(html.slice(opening.length, -'</script>'.length)))
  expect(pageConfig).toMatchObject({ book: null, genesisHash: null, tokenLists: [], ipfsGateways: [], people: [] })
})
