import type { EmbedSize } from '@musi/api/page/embed'

/** A page that can be shared. `embed`: its embed for other sites; null for none. */
export type SharedPage = {
  readonly title: string
  readonly embed: { readonly kind: 'song' | 'artist' | 'piece'; readonly id: string; readonly size: EmbedSize } | null
}
