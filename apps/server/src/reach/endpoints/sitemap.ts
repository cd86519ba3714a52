import { EMBED_PATH, SITEMAP_PATH } from '@musi/api/paths'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import type { Endpoint } from '#edge/http/route.ts'
import { SITEMAPS, type SitemapName, type Sitemaps } from '../feeds/sitemaps.ts'
import { textFeed } from './textFeed.ts'

type Needs = { sitemaps: Sitemaps; publicOrigins: readonly string[] | null }

const TYPE = 'application/xml; charset=utf-8'

/** GET /sitemap.xml: the parts of the sitemap (spec: reach.sitemap). */
export const sitemap = ({ sitemaps, publicOrigins }: Needs): Endpoint =>
  textFeed({ publicOrigins, type: TYPE, text: (origin) => sitemaps.index(origin) })

/** GET /robots.txt: the address of the sitemap, and the paths that search engines should skip. */
export const robots = ({ publicOrigins }: Pick<Needs, 'publicOrigins'>): Endpoint =>
  textFeed({
    publicOrigins,
    type: 'text/plain; charset=utf-8',
    text: (origin) =>
      `User-agent: *\nAllow: /\nDisallow: /test\nDisallow: ${EMBED_PATH}/\nSitemap: ${origin}${SITEMAP_PATH}\n`,
  })

/** GET /sitemaps/{name}.xml: one part of the sitemap. */
export const sitemapPart = ({ sitemaps, publicOrigins }: Needs): Endpoint => {
  const nameIn = (text: string | undefined) => SITEMAPS.find((name) => text === `${name}.xml`)
  const answers = new Map<SitemapName, Endpoint>(
    SITEMAPS.map((name) => [
      name,
      textFeed({ publicOrigins, type: TYPE, text: (origin) => sitemaps.part(name, origin) }),
    ]),
  )
  return (request) => {
    const name = nameIn(request.params['name'])
    const answer = name === undefined ? undefined : answers.get(name)
    return answer?.(request) ?? problemAnswer(404, 'notFound', 'There is nothing at this address.')
  }
}
