// The import defines the custom element.
import '@11ty/is-land'
