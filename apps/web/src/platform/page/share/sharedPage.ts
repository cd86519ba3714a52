import type { EmbedSize } from '@musi/api/page/embed'

/** A page that can be shared. `embed`: its embed for other sites; null for none. */
export type SharedPage = {
  readonly title: string
  /** Path with query; that of the present page if absent. */
  readonly path?: string
  /** Cover of a song, an artist or a piece; absent for pages without one. */
  readonly cover?: { readonly seed: string; readonly picture: string | null }
  readonly embed: { readonly kind: 'song' | 'artist' | 'piece'; readonly id: string; readonly size: EmbedSize } | null
}
