// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IExchangeRouter} from "../exchange/interfaces/IExchangeRouter.sol";
import {IJukebox} from "./interfaces/IJukebox.sol";
import {ISwapAndPlay} from "./interfaces/ISwapAndPlay.sol";

/// @title Pays for a song's play with a token other than the song's
/// @notice See ISwapAndPlay.
contract SwapAndPlay is ISwapAndPlay, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    IExchangeRouter private immutable ROUTER;
    IJukebox private immutable JUKEBOX;

    /// @param router_ The router that it buys through.
    /// @param jukebox_ The jukebox whose songs it pays for.
    constructor(IExchangeRouter router_, IJukebox jukebox_) {
        ROUTER = router_;
        JUKEBOX = jukebox_;
    }

    /// @notice Accepts native currency from the router only.
    receive() external payable {
        if (msg.sender != address(ROUTER)) revert NotTheRouter(msg.sender);
    }

    /// @inheritdoc ISwapAndPlay
    function playFromNative(bytes32 songId, address[] calldata path, uint256 maxCost, uint256 deadline)
        external
        payable
        nonReentrant
        returns (uint256 amount)
    {
        (IERC20 token, uint256 cost) = _priced(songId, path, maxCost);
        uint256 before = address(this).balance - msg.value;
        ROUTER.swapETHForExactTokens{value: msg.value}(cost, path, address(this), deadline);
        _play(songId, token, cost);
        uint256 left = address(this).balance - before;
        amount = msg.value - left;
        emit PlayBought(songId, msg.sender, address(0), amount);
        if (left > 0) Address.sendValue(payable(msg.sender), left);
    }

    /// @inheritdoc ISwapAndPlay
    function playFromToken(
        bytes32 songId,
        address[] calldata path,
        uint256 maxAmount,
        uint256 maxCost,
        uint256 deadline
    ) external nonReentrant returns (uint256 amount) {
        (IERC20 token, uint256 cost) = _priced(songId, path, maxCost);
        IERC20 paid = IERC20(path[0]);
        paid.safeTransferFrom(msg.sender, address(this), maxAmount);
        paid.forceApprove(address(ROUTER), maxAmount);
        amount = ROUTER.swapTokensForExactTokens(cost, maxAmount, path, address(this), deadline)[0];
        paid.forceApprove(address(ROUTER), 0);
        _play(songId, token, cost);
        emit PlayBought(songId, msg.sender, address(paid), amount);
        if (amount < maxAmount) paid.safeTransfer(msg.sender, maxAmount - amount);
    }

    /// @inheritdoc ISwapAndPlay
    function router() external view returns (address) {
        return address(ROUTER);
    }

    /// @inheritdoc ISwapAndPlay
    function jukebox() external view returns (address) {
        return address(JUKEBOX);
    }

    /// @dev The jukebox takes exactly the cost or reverts, so no approval is left.
    function _play(bytes32 songId, IERC20 token, uint256 cost) private {
        token.forceApprove(address(JUKEBOX), cost);
        JUKEBOX.playFor(songId, msg.sender, cost);
    }

    /// @dev The current cost of the play, in the path's last token.
    function _priced(bytes32 songId, address[] calldata path, uint256 maxCost)
        private
        view
        returns (IERC20 token, uint256 cost)
    {
        IJukebox.Song memory song = JUKEBOX.song(songId);
        if (path.length == 0 || path[path.length - 1] != song.token) revert OtherToken(song.token);
        cost = song.cost;
        if (cost > maxCost) revert CostRose(cost, maxCost);
        token = IERC20(song.token);
    }
}
