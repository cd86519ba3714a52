import type { PageConfig } from '@musi/api/page/pageConfig'

export type LinkName = keyof PageConfig['links']
export type LinkPlace = { kind: 'outside'; url: string } | { kind: 'ours'; to: string }

/** Defaults for links the operator has not set; links without a default are hidden. */
const DEFAULT_PATHS: Partial<Record<LinkName, string>> = {
  chat: '/#community',
  form: '/contact',
  pitch: '/pitch',
  proposal: '/vote',
  demo: '/swap',
}

/** Target of a link in MUSI_LINKS (spec: shell.links); null hides the link. */
export function linkPlace(links: PageConfig['links'], name: LinkName): LinkPlace | null {
  const url = links[name]
  if (url !== null) return { kind: 'outside', url }
  const to = DEFAULT_PATHS[name]
  return to === undefined ? null : { kind: 'ours', to }
}
