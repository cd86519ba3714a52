import { latePress } from '#platform/page/loading/latePart.tsx'

/** Render it outside the song's controls: retiring a song, for example, removes the button that opened it. */
export const LateSongActDialog = latePress(async () => (await import('./SongActDialog.tsx')).SongActDialog)
