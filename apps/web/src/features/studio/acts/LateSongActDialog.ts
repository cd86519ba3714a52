import { latePress } from '#platform/page/loading/latePart.tsx'

/** Rendered outside what it changes: retiring a song, for example, removes the button that opened it. */
export const LateSongActDialog = latePress(async () => (await import('./SongActDialog.tsx')).SongActDialog)
