// Defines its element by itself.
import '@11ty/is-land'
