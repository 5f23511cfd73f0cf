import type { NativeVideo } from './nativeVideo'

/** What a video is, and for the two that bring a file of their own, what plays. */
export interface VideoProps {
  readonly kind: 'embed' | 'native' | 'background'
  readonly file: NativeVideo | null
}
