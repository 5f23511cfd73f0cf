import type { NativeVideo } from './nativeVideo'

/** The kind of a video, and the file of a native video or a background. */
export interface VideoProps {
  readonly kind: 'embed' | 'native' | 'background'
  readonly file: NativeVideo | null
}
