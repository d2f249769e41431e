export {
  type GroupAccess,
  groupAccess,
  inReach,
  mayEdit,
  mayManage,
} from "#modules/accounts/index.server";
