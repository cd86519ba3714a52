import { PageConfig } from '@musi/api/page/pageConfig'
import { rejectValue, checkedUrl, type Env, text } from './readers.ts'

export type Links = PageConfig['links']

const NAMES = Object.keys(PageConfig.entries.links.entries)
const isName = (name: string): name is keyof Links => NAMES.includes(name)

/** MUSI_LINKS: a JSON object. A missing link is null; it then leads to a page of ours or is not shown. */
export function links(env: Env): Links {
  const all: Links = {
    chat: null,
    twitter: null,
    instagram: null,
    linkedin: null,
    tiktok: null,
    form: null,
    proposal: null,
    pitch: null,
    demo: null,
    discord: null,
  }
  const value = text(env, 'MUSI_LINKS')
  if (value === null) return all
  for (const [name, link] of Object.entries(parsed(value))) {
    if (!isName(name))
      rejectValue('MUSI_LINKS', `naming "${name}"`, `a JSON object whose names are among ${NAMES.join(', ')}`)
    if (typeof link !== 'string')
      rejectValue('MUSI_LINKS', `without a text for "${name}"`, 'a JSON object of addresses')
    all[name] = checkedUrl(`MUSI_LINKS (${name})`, link, { protocols: ['https:', 'http:', 'mailto:'], relative: true })
  }
  return all
}

/** Log line about links that are not set, and their replacements; null if all are set. */
export function unsetLinks(all: Links): string | null {
  const names = NAMES.filter((name) => isName(name) && all[name] === null)
  if (names.length === 0) return null
  return `MUSI_LINKS does not set ${names.join(', ')}. Twitter, Instagram, LinkedIn, TikTok and Discord are shown once they are set; the others lead to pages of our own until then.`
}

function parsed(value: string): object {
  try {
    const object: unknown = JSON.parse(value)
    if (typeof object === 'object' && object !== null && !Array.isArray(object)) return object
  } catch {
    // Reported below.
  }
  return rejectValue('MUSI_LINKS', `"${value.slice(0, 60)}"`, 'a JSON object such as {"chat":"https://…"}')
}
