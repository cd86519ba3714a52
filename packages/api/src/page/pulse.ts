/** GET, 204: the way to `/api` is open. It reads nothing, so that every page may ask it often. */
export const PULSE_PATH = '/api/pulse'
