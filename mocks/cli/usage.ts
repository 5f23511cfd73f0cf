/** The output of `skerry --help`. */
export const usage = `skerry serve DIR   serve a folder of saved or templated pages with Skerry in them
skerry demo        serve the demo site

  --port NUMBER      4600 by default; 0 takes any free port
  --host ADDRESS     127.0.0.1 by default: this machine only
  --scenario NAME    start with a scenario, such as rateLimited or slow+serverError
  --module           load the ES module, even if a page calls the vendor's globals while it loads
  --loader           load the classic-script entry, the default for such pages
  --umd              load the single-file bundle
  --no-tag           add no script tag, for pages whose own bundle contains Skerry
  --replace          remove the scripts of the vendor's runtime from pages
  --memory           keep the mock backend's state in memory, not in .skerry/state.json
  --csp strict       send a strict content security policy
  --version          print Skerry's version
  --help             print this`
