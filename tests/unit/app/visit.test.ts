import type { AddressInfo } from "node:net";
import express from "express";
import { expect, it } from "vitest";
import { createCtx } from "#modules/platform/ctx.server";
import { readVisit } from "~/http/visit.server";

/** Leaves a flash in the answer to one request, before the answer is out or after it. */
async function leaveFlash(when: "before" | "after") {
  let settle: (error?: unknown) => void = () => undefined;
  const left = new Promise<unknown>((resolve) => {
    settle = resolve;
  });
  const app = express().post("/", async (req, res) => {
    const visit = await readVisit(createCtx(), req, res);
    if (when === "after") await new Promise<void>((sent) => res.end(sent));
    try {
      visit.leaveFlash("saved");
      settle();
    } catch (error) {
      settle(error);
    }
    res.end();
  });
  const server = app.listen(0, "127.0.0.1");
  try {
    await new Promise((listening) => server.once("listening", listening));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST" });
    expect(await left).toBeUndefined();
    return answer.headers.get("set-cookie");
  } finally {
    server.close();
  }
}

it("what was done is told by the next page", async () => {
  expect(await leaveFlash("before")).toMatch(/flash=saved/);
});

it("an action that ends after its answer is no fault", async () => {
  expect(await leaveFlash("after")).toBeNull();
});
