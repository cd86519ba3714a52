// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title The cheat codes that the tests use
/// @notice forge answers these calls at a fixed address; only those in use are declared here.
interface Vm {
    /// @notice A recorded event.
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    /// @notice Records events from now on.
    function recordLogs() external;
    /// @notice The events that were kept.
    function getRecordedLogs() external returns (Log[] memory);
    /// @notice The next call comes from this account.
    function prank(address sender) external;
    /// @notice The next call comes from this account, in a transaction of that one.
    function prank(address sender, address origin) external;
    /// @notice All calls come from this account until stopPrank.
    function startPrank(address sender) external;
    /// @notice Calls come from the test again.
    function stopPrank() external;
    /// @notice Sets the time of the block.
    function warp(uint256 time) external;
    /// @notice Sets the number of the block.
    function roll(uint256 number) external;
    /// @notice Sets the id of the chain.
    function chainId(uint256 id) external;
    /// @notice Sets an account's native currency.
    function deal(address account, uint256 balance) external;
    /// @notice Puts code at an address.
    function etch(address account, bytes calldata code) external;
    /// @notice The address of a key.
    function addr(uint256 key) external pure returns (address);
    /// @notice Signs with a key.
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    /// @notice The public key of a key on the curve P-256.
    function publicKeyP256(uint256 key) external pure returns (uint256 x, uint256 y);
    /// @notice Signs with a key on the curve P-256.
    function signP256(uint256 key, bytes32 digest) external pure returns (bytes32 r, bytes32 s);
    /// @notice Sets the price of gas of the transaction.
    function txGasPrice(uint256 price) external;
    /// @notice An environment variable, or a default.
    function envOr(string calldata name, string calldata other) external view returns (string memory);
    /// @notice The next transaction makes the key's account borrow this code.
    function signAndAttachDelegation(address code, uint256 key) external;
    /// @notice The next call fails with exactly this.
    function expectRevert(bytes calldata data) external;
    /// @notice The next call fails with an error of this kind.
    function expectPartialRevert(bytes4 selector) external;
    /// @notice The next call fails.
    function expectRevert() external;
    /// @notice The next call emits the event that is emitted next, by this contract.
    function expectEmit(address emitter) external;
    /// @notice Leaves out the runs for which this does not hold.
    function assume(bool condition) external pure;
    /// @notice A file's text.
    function readFile(string calldata path) external view returns (string memory);
    /// @notice A text within JSON.
    function parseJsonString(string calldata json, string calldata key) external pure returns (string memory);
    /// @notice Bytes from hex.
    function parseBytes(string calldata hexText) external pure returns (bytes memory);
    /// @notice Fails the test unless both are the same.
    function assertEq(uint256 left, uint256 right) external pure;
    /// @notice Fails the test unless both are the same.
    function assertEq(address left, address right) external pure;
    /// @notice Fails the test unless both are the same.
    function assertEq(bytes32 left, bytes32 right) external pure;
    /// @notice Fails the test unless both are the same.
    function assertEq(string calldata left, string calldata right) external pure;
    /// @notice Fails the test unless both are the same.
    function assertEq(bool left, bool right) external pure;
    /// @notice Fails the test unless it holds.
    function assertTrue(bool condition) external pure;
    /// @notice Fails the test if it holds.
    function assertFalse(bool condition) external pure;
    /// @notice Fails the test unless the left is at most the right.
    function assertLe(uint256 left, uint256 right) external pure;
    /// @notice Fails the test unless the left is at least the right.
    function assertGe(uint256 left, uint256 right) external pure;
}
