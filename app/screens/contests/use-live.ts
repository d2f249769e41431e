import { useEffect, useState } from "react";
import { loadLive } from "./load-live";

/** The lazily loaded part of the entry form, once it is there. */
export function useLive() {
  const [live, setLive] = useState<Awaited<ReturnType<typeof loadLive>>>();
  useEffect(() => {
    let isHere = true;
    void loadLive().then((found) => {
      if (isHere) setLive(found);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return live;
}
