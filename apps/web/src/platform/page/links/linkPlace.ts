import type { PageConfig } from '@musi/api/page/pageConfig'

export type LinkName = keyof PageConfig['links']
export type LinkPlace = { kind: 'outside'; url: string } | { kind: 'ours'; to: string }

/** Where a link leads that the operator has not set; the others are then not shown. */
const OURS: Partial<Record<LinkName, string>> = {
  chat: '/#community',
  form: '/contact',
  pitch: '/pitch',
  proposal: '/vote',
  demo: '/swap',
}

/** Where a link of MUSI_LINKS leads (spec: shell.links). Null: nowhere, so it is not shown. */
export function linkPlace(links: PageConfig['links'], name: LinkName): LinkPlace | null {
  const url = links[name]
  if (url !== null) return { kind: 'outside', url }
  const to = OURS[name]
  return to === undefined ? null : { kind: 'ours', to }
}
